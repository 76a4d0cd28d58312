// The one way in which parts of the page keep themselves up to date while time passes.

/**
 * Calls back with the frames of the page, at most so often: figures that change faster cannot be read.
 * @param rate at most. Hz
 */
export function everyFrame(rate: number, refresh: () => void): void {
  const leastDelayMs = 1000 / rate;
  let last = Number.NEGATIVE_INFINITY;
  const look = (now: number) => {
    requestAnimationFrame(look);
    // A frame that comes a hair early must not wait for the next one.
    if (now - last < leastDelayMs - 2) return;
    last = now;
    refresh();
  };
  requestAnimationFrame(look);
}
