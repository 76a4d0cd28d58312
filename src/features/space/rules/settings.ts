// What can be set of ships in space beside what every body has: rows, for Tune and for files.
import type { Choice, Switch } from '../../../laws/control/tunable';

/** The frame in which a law is told errors, and so keeps their integral. */
export type IntegralFrame = 'body' | 'world';

/** Of all ships. */
export const gyroscopicRow: Switch = {
  key: 'gyroscopic',
  label: 'Gyroscopic torque',
  initial: true,
  means:
    'Whether ω × Iω turns bodies, as it does real ones: then angular momentum is kept, and laws counter it.',
  help: 'Whether ω × Iω turns what spins, as it turns real bodies, and the law counters it. Off: as in an engine that leaves it out.',
};

/** Of a ship. */
export const integralFrameRow: Choice<IntegralFrame> = {
  key: 'integralFrame',
  label: 'Error is summed in',
  options: [
    { value: 'body', label: 'the body’s axes' },
    { value: 'world', label: 'the world’s axes' },
  ],
  help: 'The body’s axes hold against a push that turns with the ship, such as a leaking jet; the world’s against one that does not, such as wind. Files of Code have the body’s.',
};

/** The words of a choice, in its order. */
export const wordsOf = <Word extends string>({ options }: Choice<Word>): Word[] =>
  options.map(({ value }) => value);
