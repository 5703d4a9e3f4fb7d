"""Random numbers for scripts in a page, the same ones for the same seed."""

# (seed) => (n) => a whole number below n. (mulberry32)
RANDOM = """((seed) => (n) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) % n);
})"""
