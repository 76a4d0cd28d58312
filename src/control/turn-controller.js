// The interface of every turn controller: errors in, angular acceleration out. It knows no body, target or clock.
// MIT License, Copyright (c) 2026 Slew contributors.
/** The output of every law: with objects of their own a thousand bodies would leave 100 kB behind at every step. */
const shared = { p: 0, i: 0, d: 0, output: 0 };
/** Returns a law’s output in the object that all laws share. The package @slew-game/slew/control returns a copy. */
export function sharedOutput({ p, i, d, output }) {
  shared.p = p;
  shared.i = i;
  shared.d = d;
  shared.output = output;
  return shared;
}
/** The numbers of a memory. Throws RangeError unless there are so many. */
export function numbersOf(memory, count) {
  const numbers = memory.filter((value) => value !== null);
  if (memory.length === count && numbers.length === count) return numbers;
  throw new RangeError(`must be ${count} numbers, got ${JSON.stringify(memory)}`);
}
