// What is done again with the page's frames: the one way to keep something up to date while time passes.
import { useEffect, useReducer, useRef } from 'preact/hooks';

interface Repeated {
  readonly leastDelayMs: number;
  readonly call: () => void;
  last: number;
}

const all = new Set<Repeated>();
let isRunning = false;

function look(now: number): void {
  isRunning = all.size > 0;
  if (isRunning) requestAnimationFrame(look);
  for (const each of all) {
    // Tolerates frames that are up to 2 ms early; else the call would wait for the next one.
    if (now - each.last < each.leastDelayMs - 2) continue;
    each.last = now;
    each.call();
  }
}

/**
 * Calls back at the page's frames, but no more often than a rate; returns how to stop that.
 * @param rate Hz; figures that change faster than 10 Hz cannot be read
 */
export function everyFrame(rate: number, call: () => void): () => void {
  const repeated = { leastDelayMs: 1000 / rate, call, last: Number.NEGATIVE_INFINITY };
  all.add(repeated);
  if (!isRunning) requestAnimationFrame(look);
  isRunning = true;
  return () => all.delete(repeated);
}

/** Nothing that is seen: it differs from itself. */
const unseen: readonly unknown[] = [Number.NaN];

/**
 * Renders a component again at the page's frames, but no more often than a rate, Hz.
 * @param seen gives what it shows: while all of that stays it is not rendered
 */
export function useFrames(rate: number, seen: () => readonly unknown[] = () => unseen): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<readonly unknown[]>(unseen);
  latest.current = seen();
  useEffect(
    () =>
      everyFrame(rate, () => {
        const now = seen();
        const isSame =
          now.length === latest.current.length && now.every((value, n) => value === latest.current[n]);
        if (!isSame) render(0);
      }),
    [rate],
  );
}
