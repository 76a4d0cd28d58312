// A planar law for a body that turns in space: three instances, one per axis of the body, or one about the remaining axis.
import { type BodyLaw, lawFields, motorFields, printableLaw, type Shape } from '../code';
import type { PrintableLaw, SettingField } from '../print/language';
import type { LawTree, Routine, Statement } from '../tree';

/** A control law for turns in space, ready to be printed into an exported file. */
export interface AttitudeLaw extends PrintableLaw {
  /**
   * Whether the exported file has one instance of the law ('eigenaxis'), or three, one for each axis of the
   * body ('by-component').
   */
  readonly form: 'eigenaxis' | 'by-component';
  /**
   * Settings that the exported code stores outside the law's class, such as limits of the motor. Empty if
   * `form` is 'eigenaxis'.
   */
  readonly around: readonly SettingField[];
}

/** Name of the parameter that tells an exported PID whether it may integrate in this step. */
const gate = 'integrates';

/** Names of the fields that contain the motor's limits, in the class of an exported law. */
const motor = ['angularAcceleration', 'turnRate'];

// The error is a component of a rotation vector, not an angle: there is only one direction to turn in.
/**
 * Options to export a 2D law for a body in 3D. The exported code uses three instances of the law: one for
 * each axis of the body.
 */
const byComponent = { wrap: 'none', onlyWay: true, changed: withoutIdle } as const;

/**
 * Options to export a 2D PID law for a body in 3D. The exported code uses three instances of the law: one for
 * each axis.
 */
const gated = { ...byComponent, changed: (law: LawTree) => withoutIdle(withGate(law)) };

// The error is an angle: the body may also turn the long way round.
/** Export options for a 2D law that turns a 3D body about the axis of the shortest turn (eigenaxis). */
const alongAxis = { wrap: 'angle', onlyWay: false, changed: withoutIdle } as const;

/**
 * Prepares the law of a body in 3D for export. Throws RangeError for a law that cannot be exported.
 * @param taken names that the exported file already uses, which the law must not use
 */
export function attitudeLaw(given: BodyLaw, taken: readonly string[]): AttitudeLaw {
  const { kind } = given.controller;
  const shaped = (shape: Omit<Shape, 'taken'>) => in3D(printableLaw(given, { ...shape, taken }));
  const limits = motorFields(given.limits);
  // It plans with the motor's limits, so they are its fields.
  if (kind === 'time-optimal') return { ...shaped(alongAxis), form: 'eigenaxis', around: [] };
  const law = shaped(kind === 'pid' ? gated : byComponent);
  const settings = law.settings.map((one): SettingField => (motor.includes(one.name) ? toldOf(one) : one));
  const zone = kind === 'pid' ? lawFields(given).filter(({ name }) => /^integral/.test(name)) : [];
  return { ...law, settings, form: 'by-component', around: [...zone, ...limits] };
}

/** Returns a copy of a law with 3D added to its class name. The name then differs from that of the 2D law. */
function in3D(law: PrintableLaw): PrintableLaw {
  const name = `${law.name}3D`;
  return { ...law, name, tree: { ...law.tree, name } };
}

/**
 * Returns a copy of a motor limit's field; the copy has value 0 and a new comment. In the exported code, the
 * law's caller sets this field at each step.
 */
function toldOf({ name, type }: SettingField): SettingField {
  const about = name === 'turnRate' ? 'as of all axes, rad/s' : 'its share of the motor, rad/s²';
  return { name, type, value: 0, about, told: true };
}

// The new parameter `integrates` replaces the PID's own check of error and rate.
function withGate(law: LawTree): LawTree {
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

/** Removes unused helper functions from a law: `saturate`, `wrapAngle` and `clamp`. Returns the smaller law. */
function withoutIdle(law: LawTree): LawTree {
  return ['saturate', 'wrapAngle', 'clamp'].reduce(without, law);
}

/**
 * Removes a function that nothing calls, and the constants that only this function uses. Returns the law
 * unchanged if something calls the function.
 */
function without(law: LawTree, name: string): LawTree {
  const routines = law.routines.filter((one) => one.name !== name);
  const rest = JSON.stringify([routines, law.state]);
  if (rest.includes(`{"is":"call","name":"${name}"`)) return law;
  return {
    ...law,
    routines,
    constants: law.constants.filter((one) => rest.includes(`{"is":"name","name":"${one.name}"}`)),
  };
}
