// Calls that are repeated with the page's frames: the one way to keep something up to date while time passes.

/**
 * Calls back at the page's frames, but no more often than a rate.
 * @param rate Hz; figures that change faster than 10 Hz cannot be read
 */
export function everyFrame(rate: number, refresh: () => void): void {
  const leastDelayMs = 1000 / rate;
  let last = Number.NEGATIVE_INFINITY;
  const look = (now: number) => {
    requestAnimationFrame(look);
    // Tolerates frames that are up to 2 ms early; else the call would wait for the next one.
    if (now - last < leastDelayMs - 2) return;
    last = now;
    refresh();
  };
  requestAnimationFrame(look);
}
