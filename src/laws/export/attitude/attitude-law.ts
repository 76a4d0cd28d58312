// A law of the plane for a body that turns in space: three instances, one per axis of the body, or one about the remaining axis.
import { type BodyLaw, lawFields, motorFields, printableLaw, type Shape } from '../code';
import type { PrintableLaw, SettingField } from '../print/language';
import type { LawTree, Routine, Statement } from '../tree';

/** A law with the settings of its steering in space. */
export interface AttitudeLaw extends PrintableLaw {
  /** 'eigenaxis' for one law about the eigenaxis, 'by-component' for one about each axis of the body. */
  readonly form: 'eigenaxis' | 'by-component';
  /** Settings of the steering: limits of the motor, and those of a PID's gate. */
  readonly around: readonly SettingField[];
}

/** Name of the parameter that the steering passes to the law, once for all axes: whether the law may integrate. */
const gate = 'integrates';

/** Names of the motor's limits, as fields of a law. */
const motor = ['angularAcceleration', 'turnRate'];

/** Form of a law by components. They are not angles: they have one way to 0. */
const byComponent = { wrap: 'none', onlyWay: true, changed: withoutIdle } as const;

/** Form of a PID by components whose gate compares lengths, as in the library. */
const gated = { ...byComponent, changed: (law: LawTree) => withoutIdle(withGate(law)) };

/** Form of a law along the eigenaxis. Its error is an angle, and the other way round may be sooner. */
const alongAxis = { wrap: 'angle', onlyWay: false, changed: withoutIdle } as const;

/**
 * Returns the law of a body that turns in space, with the numbers of a scene. Throws RangeError for a law that cannot be
 * exported.
 * @param taken names of functions and constants that files have besides those of every law
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

/** Returns a law whose class has a name of its own, so that a project may also have the file of the plane. */
function in3D(law: PrintableLaw): PrintableLaw {
  const name = `${law.name}3D`;
  return { ...law, name, tree: { ...law.tree, name } };
}

/** Returns a limit of the motor as a setting that the law of one axis gets at each step. */
function toldOf({ name, type }: SettingField): SettingField {
  const about = name === 'turnRate' ? 'as of all axes, rad/s' : 'its share of the motor, rad/s²';
  return { name, type, value: 0, about, told: true };
}

/** Returns a PID with its gate as a parameter, because the gate compares lengths of error and rate. */
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

/** Returns a law without parts that only a turn in the plane needs: its limit, and the wrap of angles if unused. */
function withoutIdle(law: LawTree): LawTree {
  return ['saturate', 'wrapAngle', 'clamp'].reduce(without, law);
}

/** Returns a law without an unused routine, and without constants that only this routine reads. */
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
