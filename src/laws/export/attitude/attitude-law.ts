// A law of the plane for a body that turns in space: three of it, one for each axis of the body, or one about the axis that is left to turn about.
import { type BodyLaw, fieldsOf, motorFields, printableLaw, type Shape } from '../code';
import type { PrintableLaw, Setting } from '../print/language';
import type { Law, Routine, Statement } from '../tree';

/** A law with what stands round it in space. */
export interface AttitudeLaw extends PrintableLaw {
  /** Whether one law turns about the eigenaxis, or one about each axis of the body. */
  readonly form: 'eigenaxis' | 'by-component';
  /** Settings of what steers: limits of the motor, and those of a PID's gate. */
  readonly around: readonly Setting[];
}

/** What the law is handed by what steers, once for all axes: whether it may integrate now. */
const gate = 'integrates';

/** Limits of the motor, as a law's fields are called. */
const motor = ['angularAcceleration', 'turnRate'];

/** The components of a rotation vector are no angles: they have one way to 0. */
const byComponent = { wrap: 'none', onlyWay: true, changed: withoutIdle } as const;

/** By length, as the library's: a gate for each component opens for the short ones of a large turn. */
const gated = { ...byComponent, changed: (law: Law) => withoutIdle(withGate(law)) };

/** Along the eigenaxis the error is an angle, and the other way round may be sooner. */
const alongAxis = { wrap: 'angle', onlyWay: false, changed: withoutIdle } as const;

/**
 * The law of a body that turns in space, with the numbers of a scene. Throws RangeError for one that cannot be exported.
 * @param taken names of functions and constants that files have beside those of every law
 */
export function attitudeLaw(given: BodyLaw, taken: readonly string[]): AttitudeLaw {
  const { kind } = given.controller;
  const shaped = (shape: Omit<Shape, 'taken'>) => printableLaw(given, { ...shape, taken });
  const limits = motorFields(given.limits);
  // It plans with the motor's limits, so it has them.
  if (kind === 'time-optimal') return { ...shaped(alongAxis), form: 'eigenaxis', around: [] };
  const law = shaped(kind === 'pid' ? gated : byComponent);
  const settings = law.settings.map((one): Setting => (motor.includes(one.name) ? toldOf(one) : one));
  const zone = kind === 'pid' ? fieldsOf(given).filter(({ name }) => /^integral/.test(name)) : [];
  return { ...law, settings, form: 'by-component', around: [...zone, ...limits] };
}

/** A limit of the motor that a law of one axis is told at each step. */
function toldOf({ name, type }: Setting): Setting {
  const about = name === 'turnRate' ? 'as of all axes, rad/s' : 'its share of the motor, rad/s²';
  return { name, type, value: 0, about, told: true };
}

/** A PID whose gate is a parameter: whether the error and its rate are small is a question of their lengths. */
function withGate(law: Law): Law {
  const update = law.routines.find(({ name }) => name === 'update')!;
  const body = update.body.filter((one) => !isGate(one));
  if (body.length === update.body.length) throw new Error(`${law.name} has no gate called ${gate}`);
  const opened: Routine = {
    ...update,
    parameters: [...update.parameters, { name: gate, type: 'boolean' }],
    body,
  };
  return { ...law, routines: law.routines.map((one) => (one === update ? opened : one)) };
}

const isGate = (one: Statement) => one.is === 'let' && one.name === gate;

/** A law without what only a turn in the plane asks for: its limit, and the short way round, where it does not go that way itself. */
function withoutIdle(law: Law): Law {
  return ['saturate', 'wrapAngle', 'clamp'].reduce(without, law);
}

/** A law without a routine that nothing calls, and without the constants that only this one reads. */
function without(law: Law, name: string): Law {
  const routines = law.routines.filter((one) => one.name !== name);
  const rest = JSON.stringify([routines, law.state]);
  if (rest.includes(`{"is":"call","name":"${name}"`)) return law;
  return {
    ...law,
    routines,
    constants: law.constants.filter((one) => rest.includes(`{"is":"name","name":"${one.name}"}`)),
  };
}
