// The field `space` of a scenario file: ships that turn in three dimensions, and the checks of such a file.
import * as v from 'valibot';
import {
  checked,
  type Fields,
  fields,
  flag,
  lineOfText,
  list,
  listOf,
  most as mostOfFiles,
  numberWithin,
  oneOf,
  optional,
  type Refusal,
  type Schema,
  show,
  whole,
} from '../../lab/files/schema-parts';
import type { Memory } from '../../laws/control/turn-controller';
import { laws } from '../../laws/language/laws';
import type { DriveName } from '../../world/entities/drive';
import { kindOf } from '../../world/simulation/entity-kinds';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { type IntegralFrame, integralFrameRow, optionWords } from './rules/settings';
import { ofLengthOne } from './rules/turn-by';

/** A vector as [x, y, z]. */
export type Triple = readonly [number, number, number];

/** A unit quaternion [x, y, z, w] from the body's frame to the world's. w: real part */
export type Attitude = readonly [number, number, number, number];

/** Inertia of a ship, used instead of the inertia of its hull and cargo. */
export interface InertiaSpec {
  /** Principal moments of inertia. kg m². Each is at most the sum of the other two. */
  readonly moments: Triple;
  /** Rotation from the principal axes to the ship's frame; no rotation if left out. */
  readonly frame?: Attitude;
}

/** State of a crate: place (m), attitude, velocity (m/s), angular velocity (rad/s); 13 numbers */
export type CrateMoment = readonly number[];

/** State of a ship during a run, except attitude and angular velocity. */
export interface ShipMoment {
  /** Position of the ship's centre of mass, relative to the centre of the glass sphere around the ship. m */
  readonly place: Triple;
  /** Velocity of the ship's centre of mass. m/s */
  readonly velocity: Triple;
  /** State of the ship's control law between steps. When left out, the law starts as after a reset. */
  readonly memory?: Memory;
  /** States of the ship's crates, in order. No crates when left out. */
  readonly crates?: readonly CrateMoment[];
}

/**
 * Correct or wrong order of the factors in a quaternion product. The result is the orientation of a ship's axes of
 * inertia relative to the world.
 */
export type Product =
  /** Correct order of the factors: attitude of the ship × orientation of the axes of inertia within the ship. */
  | 'rotation-tensor'
  /**
   * The law multiplies in the wrong order: orientation of the inertia axes within the ship × attitude of the ship.
   * Published error (docs/errata.md, 32).
   */
  | 'tensor-rotation';

/**
 * Formula for the angle of an error quaternion (w, v). 'arc-tangent': 2 atan2(|v|, w). 'single-arc-cosine': 2 acos w in
 * single precision; 0 below 0.028°.
 */
export type AngleReading = 'arc-tangent' | 'single-arc-cosine';

/**
 * Start and settings of a ship. The body with the same index in the scenario's list `entities` describes the ship's law
 * and motor.
 */
export interface ShipSpec {
  /** Attitude of the ship at the start; level with the nose along x when left out. */
  readonly attitude?: Attitude;
  /** Angular velocity of the ship at the start, in the world's frame. rad/s; at rest when left out */
  readonly angularVelocity?: Triple;
  /** Attitude that the ship is commanded to turn to; level with the nose along x when left out. */
  readonly order?: Attitude;
  /** Angular velocity of the commanded attitude in the world's frame. rad/s; 0 when left out */
  readonly orderRate?: Triple;
  /** Whether the ship's law gets the angular velocity of the commanded attitude as an input; true when left out. */
  readonly toldRate?: boolean;
  /** Whether the ship's law turns the ship; true when left out. Otherwise the ship drifts freely. */
  readonly steered?: boolean;
  /** Name of the ship while it drifts freely. When left out, the ship keeps the name of its body in `entities`. */
  readonly labelLetGo?: string;
  /** Mass of the cargo, included in the ship's mass of 1,200 kg. kg; 0 when left out */
  readonly cargo?: number;
  readonly inertia?: InertiaSpec;
  /**
   * Order in which the law multiplies two orientations: of the ship, and of the ship's axes of inertia. Left out:
   * 'rotation-tensor', the correct order
   */
  readonly product?: Product;
  /** Formula by which the ship's law computes the error angle; 'arc-tangent' when left out. */
  readonly angle?: AngleReading;
  /** Reference frame in which the ship's law integrates errors; the body's frame when left out. */
  readonly integralFrame?: IntegralFrame;
  /** Place and motion from which the ship continues. When left out, the ship is at rest in the middle of its sphere. */
  readonly moment?: ShipMoment;
}

/** Attitudes that the scene commands: one attitude after the other, each to all ships at once, in an endless loop. */
export interface OrdersSpec {
  /** Time between commanded turns. s */
  readonly every: number;
  readonly attitudes: readonly Attitude[];
  /**
   * Attitude from which the angles of the commanded turns are measured. When left out, it is level with the nose along
   * x.
   */
  readonly from?: Attitude;
  /** Time of the first command, from the start of the scene. s; 0 when left out */
  readonly first?: number;
  /** Whether each ship is put to rest and its control law is reset before each commanded turn; false when left out. */
  readonly fromRest?: boolean;
}

/** A push that turns a ship: an angular impulse. */
export interface PushSpec {
  /** Time of the push, from the start of the scene. s */
  readonly at: number;
  /** Index of the pushed ship in the list of ships. */
  readonly ship: number;
  /** Angular impulse on the ship, in the world's frame. N m s */
  readonly spin: Triple;
}

/** Allowed numbers of crates round each ship. */
export const crateCounts = [0, 4, 8] as const;

/** Settings of ships in space. */
export interface SpaceSpec {
  /** Settings of the ships. When left out, each body of the scene is a ship with default settings. */
  readonly ships?: readonly ShipSpec[];
  /** Number of crates round each ship; 0 when left out. */
  readonly crates?: (typeof crateCounts)[number];
  /** Whether the gyroscopic torque ω × Iω acts on bodies, as it does on real ones; true when left out. */
  readonly gyroscopic?: boolean;
  readonly orders?: OrdersSpec;
  readonly pushes?: readonly PushSpec[];
}

declare module '../../world/simulation/scenario' {
  interface GameSpecs {
    readonly space: SpaceSpec;
  }
}

/** Limits for the numbers in the field `space` of a scenario file. */
export const mostOfSpace = {
  ships: 12,
  /** Largest allowed mass of the cargo. kg */
  cargo: 1000,
  /** Largest allowed angular velocity. rad/s */
  angularVelocity: 188,
  /** Largest allowed principal moment of inertia. kg m² */
  moment: 1e6,
  /** Least allowed principal moment of inertia. kg m² */
  leastMoment: 1e-3,
  /** Largest allowed angular impulse of a push. N m s */
  spin: 1e6,
  /** Largest allowed distance of a ship or crate from the middle of its glass sphere. m */
  place: 1000,
  /** Largest allowed speed of a ship or crate. m/s */
  speed: 1000,
  orders: 24,
  pushes: 1000,
  /** Largest allowed number of values in the stored state of a ship's law. */
  numbers: 3000,
};

/**
 * Returns the schema of a list of `count` numbers, each from −`most` to `most`.
 * @param what description of the list for error messages
 */
const numbers = (count: number, most: number, what: string) => listOf(count, numberWithin(-most, most), what);

const triple = (most: number, unit: string): Schema<Triple> =>
  v.pipe(
    numbers(3, most, `[x, y, z] in ${unit}`),
    v.transform(([x, y, z]): Triple => [x, y, z]),
  );

/** Schema of an attitude: four numbers, which are scaled to length 1. */
const attitude: Schema<Attitude> = v.pipe(
  numbers(4, 1e6, 'a quaternion [x, y, z, w]'),
  v.check(
    (given) => given.some((part) => part !== 0),
    'must be a quaternion whose length is not 0, got one of four zeros',
  ),
  v.transform(([x, y, z, w]): Attitude => {
    const unit = ofLengthOne({ x, y, z, w });
    return [unit.x, unit.y, unit.z, unit.w];
  }),
);

/**
 * Tolerance for rounding errors in principal moments of inertia. One moment may exceed the sum of the two others by
 * this fraction.
 */
const tolerance = 1e-6;

const inertia: Schema<InertiaSpec> = checked<InertiaSpec>(
  fields(
    { moments: triple(mostOfSpace.moment, 'kg m²'), frame: optional(attitude) } satisfies Fields<InertiaSpec>,
    'moments of inertia and their frame',
  ),
  ({ moments }) => {
    const [least, middle, largest] = [...moments].sort((a, b) => a - b);
    const got = `got [${moments.join(', ')}]`;
    if (least < mostOfSpace.leastMoment)
      return { path: ['moments'], message: `must each be at least ${mostOfSpace.leastMoment} kg m², ${got}` };
    if (largest > (least + middle) * (1 + tolerance))
      return {
        path: ['moments'],
        message: `must be a body’s, each at most the sum of the other two, ${got}`,
      };
    return null;
  },
);

const memory: Schema<Memory> = list<number | null>(
  v.union([numberWithin(-1e12, 1e12), v.null()], 'must be a number from -1e12 to 1e12, or null'),
  'numbers',
  0,
  mostOfSpace.numbers,
);

const crateMoment: Schema<CrateMoment> = v.pipe(
  numbers(13, mostOfSpace.place, 'place, attitude, velocity and angular velocity of a crate, 13 numbers'),
  v.check(
    ([, , , x, y, z, w]) => Math.abs(x * x + y * y + z * z + w * w - 1) < 1e-3,
    'must have an attitude of length 1 in its places 3 to 6',
  ),
);

const moment: Schema<ShipMoment> = fields(
  {
    place: triple(mostOfSpace.place, 'metres'),
    velocity: triple(mostOfSpace.speed, 'metres a second'),
    memory: optional(memory),
    crates: optional(list(crateMoment, 'crates under way', 0, 8)),
  } satisfies Fields<ShipMoment>,
  'a ship under way',
);

const ship: Schema<ShipSpec> = fields(
  {
    attitude: optional(attitude),
    angularVelocity: optional(triple(mostOfSpace.angularVelocity, 'radians a second')),
    order: optional(attitude),
    orderRate: optional(triple(mostOfSpace.angularVelocity, 'radians a second')),
    toldRate: optional(flag),
    steered: optional(flag),
    labelLetGo: optional(lineOfText(1, 60)),
    cargo: optional(numberWithin(0, mostOfSpace.cargo)),
    inertia: optional(inertia),
    product: optional(oneOf(['rotation-tensor', 'tensor-rotation'])),
    angle: optional(oneOf(['arc-tangent', 'single-arc-cosine'])),
    integralFrame: optional(oneOf(optionWords(integralFrameRow))),
    moment: optional(moment),
  } satisfies Fields<ShipSpec>,
  'a ship',
);

const orders: Schema<OrdersSpec> = fields(
  {
    every: numberWithin(0.5, mostOfFiles.seconds),
    attitudes: list(attitude, 'attitudes', 1, mostOfSpace.orders),
    from: optional(attitude),
    first: optional(numberWithin(0, mostOfFiles.seconds)),
    fromRest: optional(flag),
  } satisfies Fields<OrdersSpec>,
  'orders',
);

const push: Schema<PushSpec> = fields(
  {
    at: numberWithin(0, mostOfFiles.seconds),
    ship: whole(0, mostOfSpace.ships - 1),
    spin: triple(mostOfSpace.spin, 'N m s'),
  } satisfies Fields<PushSpec>,
  'a push',
);

const crates: Schema<(typeof crateCounts)[number]> = v.picklist(
  crateCounts,
  ({ input }) => `must be one of ${crateCounts.join(', ')}, got ${show(input)}`,
);

/** Schema of the field `space` in a scenario file. */
export const spaceSchema: Schema<SpaceSpec> = fields(
  {
    ships: optional(list(ship, 'ships', 1, mostOfSpace.ships)),
    crates: optional(crates),
    gyroscopic: optional(flag),
    orders: optional(orders),
    pushes: optional(list(push, 'pushes', 0, mostOfSpace.pushes)),
  } satisfies Fields<SpaceSpec>,
  'an object',
);

/** Fields that a scenario in space must leave out. They only have a meaning in the plane. */
const notInSpace = ['cards', 'turns', 'timeline', 'obstacles', 'targets'] as const;

/** Drives that a ship may have: a motor that gives a torque, or a direct setting of angular velocity or angle. */
export const drivesOfShips = ['torque', 'angular-velocity', 'angle'] as const satisfies readonly DriveName[];

const isDriveOfShips = (drive: DriveName) => drivesOfShips.some((name) => name === drive);

/**
 * Fields that a body in a scenario file must leave out if it is a spaceship. These fields only have a meaning in two
 * dimensions.
 */
const notOfShips = ['steps', 'gun', 'heldUntil', 'guidance', 'sensor', 'closed'] as const;

/** Returns the first reason why a scenario is invalid as a scene with spaceships; null if it is valid. */
export function spaceRefusal(scenario: Scenario): Refusal | null {
  const { entities, space = {} } = scenario;
  const ships = shipsOf(space, entities.length);
  const other = notInSpace.find((key) => scenario[key] !== undefined);
  if (other) return { path: [other], message: 'must be left out in space: it is of the plane' };
  if (entities.length < ships.length || entities.length > mostOfSpace.ships)
    return {
      path: ['entities'],
      message: `must be one for each ship, ${ships.length}, and at most ${mostOfSpace.ships}, got ${entities.length}`,
    };
  for (const [n, one] of ships.entries()) {
    const refused = entityRefusal(entities[n]);
    if (refused) return { ...refused, path: ['entities', n, ...refused.path] };
    const { crates: underWay } = one.moment ?? {};
    if (underWay && underWay.length !== (space.crates ?? 0))
      return {
        path: ['space', 'ships', n, 'moment', 'crates'],
        message: `must be a list of ${space.crates ?? 0}, got ${underWay.length}`,
      };
  }
  const wrong = (space.pushes ?? []).findIndex(({ ship: pushed }) => pushed >= ships.length);
  if (wrong < 0) return null;
  const got = space.pushes?.[wrong].ship;
  return {
    path: ['space', 'pushes', wrong, 'ship'],
    message: `must be the index of a ship, 0 to ${ships.length - 1}, got ${got}`,
  };
}

/** Returns why a body of the scenario cannot be a ship; null if it can. */
function entityRefusal(entity: EntitySpec): Refusal | null {
  const { kind, command, drive, controller } = entity;
  const other = notOfShips.find((key) => entity[key] !== undefined);
  if (other) return { path: [other], message: 'must be left out for a ship: it is of the plane' };
  if (command && command.kind !== 'idle')
    return { path: ['command', 'kind'], message: 'must be idle: a ship turns to its order' };
  if (drive && !isDriveOfShips(drive))
    return { path: ['drive'], message: `must be one of ${drivesOfShips.join(', ')}, got ${show(drive)}` };
  if (kindOf({ kind }).controlledVariable !== 'heading')
    return { path: ['kind'], message: `must be one that points somewhere: a ${kind} holds a place` };
  const law = controller?.kind ?? Object.keys(kindOf({ kind }).controllers)[0];
  const path = controller ? ['controller', 'kind'] : ['kind'];
  return Object.hasOwn(laws, law)
    ? null
    : { path, message: `must be one whose law turns in space too: ${law} does not` };
}

/**
 * Returns the ships of a scene. If the file lists none: one default ship for each body.
 * @param entities number of bodies
 */
export function shipsOf({ ships }: SpaceSpec, entities: number): readonly ShipSpec[] {
  return ships ?? Array.from({ length: entities }, () => ({}));
}
