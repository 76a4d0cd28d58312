// Schema of a saved moment in a file. read-scenario.ts checks whether it fits the bodies.
import * as v from 'valibot';
import type { Memory } from '../../laws/control/turn-controller';
import { type BodyMemory, memoryParts } from '../../world/entities/body-memory';
import {
  type BodyMoment,
  type MomentSpec,
  type MotionSpec,
  type MotorSpec,
  mostNumber,
  mostVelocity,
  type StartSpec,
} from '../../world/simulation/moment-spec';
import { limitSettings } from '../../world/simulation/settings';
import {
  byName,
  chosen,
  type Fields,
  fields,
  indexOf,
  list,
  most,
  numberThat,
  numberWithin,
  optional,
  pairOf,
  place,
  type Schema,
} from './schema-parts';

/** Largest number of values in the saved state of one part of a body, such as its controller or sensor. */
const mostNumbers = 2600;

const velocity = numberWithin(-mostVelocity, mostVelocity);

const motion = {
  velocity: pairOf(velocity, '[x, y] in metres a second'),
  angularVelocity: velocity,
} satisfies Fields<MotionSpec>;

const memory: Schema<Memory> = list<number | null>(
  v.union(
    [numberWithin(-mostNumber, mostNumber), v.null()],
    `must be a number from ${-mostNumber} to ${mostNumber}, or null`,
  ),
  'numbers',
  0,
  mostNumbers,
);

const start: Schema<StartSpec> = fields(
  {
    position: optional(place),
    angle: optional(numberWithin(-most.radians, most.radians)),
    heldUntil: optional(numberWithin(0, most.seconds)),
    next: optional(indexOf('a waypoint')),
    target: optional(place),
  } satisfies Fields<StartSpec>,
  'where a body began',
);

const body: Schema<BodyMoment> = fields(
  {
    ...motion,
    start: optional(start),
    memory: optional<BodyMemory>(
      fields(
        byName(memoryParts, () => optional(memory)),
        'memories of a body',
      ),
    ),
  } satisfies Fields<BodyMoment>,
  'a body under way',
);

export const moment: Schema<MomentSpec> = fields(
  {
    gustTime: optional(numberWithin(0, mostNumber)),
    lapFrom: optional(indexOf('a waypoint')),
    entities: list(body, 'bodies under way', 1, most.entities),
    obstacles: optional(
      list(fields(motion, 'how it moves'), 'crates and walls under way', 0, most.obstacles),
    ),
    targets: optional(list(memory, 'moving targets under way', 0, most.targets)),
    guns: optional(list(memory, 'guns under way', 0, most.guns)),
  } satisfies Fields<MomentSpec>,
  'a scenario under way',
);

const limits = fields(
  {
    angularAcceleration: numberThat(limitSettings.angularAcceleration.row),
    turnRate: optional(numberThat(limitSettings.turnRate.row)),
  } satisfies Fields<Exclude<MotorSpec, string>>,
  'the limits of a cut motor',
);

const cut: Schema<MotorSpec> = v.literal('cut');

export const motorSchema = chosen<MotorSpec>((value) => (value === 'cut' ? cut : limits), [cut, limits]);
