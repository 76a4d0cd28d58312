// Settings of ships in space, in addition to those of every body, for the settings panel and for files.
import type { Choice, Switch } from '../../../laws/control/tunable';

/** Frame in which a control law integrates the attitude error: body or world. */
export type IntegralFrame = 'body' | 'world';

/** On-off setting for all ships: whether the gyroscopic torque ω × Iω acts. */
export const gyroscopicRow: Switch = {
  key: 'gyroscopic',
  label: 'Gyroscopic torque',
  initial: true,
  help: 'Whether ω × Iω turns what spins, as it turns real bodies, and the law counters it. Off: as in an engine that leaves it out.',
};

/** Setting of one ship: whether its control law integrates the attitude error along the body's or the world's axes. */
export const integralFrameRow: Choice<IntegralFrame> = {
  key: 'integralFrame',
  label: 'Error is summed in',
  options: [
    { value: 'body', label: 'the body’s axes' },
    { value: 'world', label: 'the world’s axes' },
  ],
  help: 'The body’s axes hold against a push that turns with the ship, such as a leaking jet; the world’s against one that does not, such as wind. Files of Code have the body’s.',
};

/** Returns the values of a setting's options, in order. */
export const optionWords = <Word extends string>({ options }: Choice<Word>): Word[] =>
  options.map(({ value }) => value);
