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

/**
 * Renders a component anew at the page's frames, but no more often than a rate, Hz.
 * @param seen gives what it shows: while that stays it is not rendered
 */
export function useFrames(rate: number, seen?: () => string): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useRef<string | undefined>(undefined);
  latest.current = seen?.();
  useEffect(() => everyFrame(rate, () => (seen && seen() === latest.current) || render(0)), [rate]);
}
