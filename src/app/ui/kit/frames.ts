// Functions called in the browser's animation frames, which keep parts of the page up to date while time passes.
import { useEffect, useReducer, useRef } from 'preact/hooks';

interface FrameCallback {
  readonly leastDelayMs: number;
  readonly call: () => void;
  last: number;
}

const all = new Set<FrameCallback>();
let isRunning = false;

function look(now: number): void {
  isRunning = all.size > 0;
  if (isRunning) requestAnimationFrame(look);
  for (const each of all) {
    // Accepts frames up to 2 ms early. Otherwise the call would wait for the next frame.
    if (now - each.last < each.leastDelayMs - 2) continue;
    each.last = now;
    each.call();
  }
}

/**
 * Calls a function in animation frames until stopped. Returns a function that stops the calls.
 * @param rate largest number of calls per second, Hz
 */
export function everyFrame(rate: number, call: () => void): () => void {
  const repeated = { leastDelayMs: 1000 / rate, call, last: Number.NEGATIVE_INFINITY };
  all.add(repeated);
  if (!isRunning) requestAnimationFrame(look);
  isRunning = true;
  return () => all.delete(repeated);
}

/** List of watched values that `useFrames` always treats as changed. */
const unseen: readonly unknown[] = [Number.NaN];

/**
 * Renders a component again when one of its shown values has changed.
 * @param rate largest number of checks per second, Hz
 * @param seen returns the shown values. If left out, every check renders the component.
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
