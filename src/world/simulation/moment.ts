// Saves and restores the moment of a simulation: velocities of all that moves, and the states that it keeps.

import type { Body } from 'planck';
import { clamp } from '../../laws/control/clamp';
import type { Memory } from '../../laws/control/turn-controller';
import { withoutEmpty } from '../entities/body-memory';
import type { Entity } from './entity-kinds';
import { gunsOf } from './guns/gunnery';
import {
  type BodyMoment,
  type MomentSpec,
  type MotionSpec,
  mostNumber,
  mostVelocity,
  type StartSpec,
} from './moment-spec';
import { pointOf } from './place';
import type { CommandSpec, EntitySpec } from './scenario';
import type { Simulation } from './simulation';

function listed<Key extends string, Value>(key: Key, values: readonly Value[]) {
  return values.length > 0 ? { [key]: values } : {};
}

/**
 * Returns the state of bodies, obstacles, targets and guns now, for a saved file.
 * @param specs descriptions of the bodies, in the order of the simulation's bodies
 */
export function momentOf(simulation: Simulation, specs: readonly EntitySpec[]): MomentSpec {
  const { entities, obstacles, targets, wind, time } = simulation;
  const gustTime = wind.gustTime(time);
  return {
    ...(gustTime > 0 && wind.weather.gusts > 0 && { gustTime }),
    entities: specs.map((spec, n) => bodyMoment(simulation, entities[n], spec)),
    ...listed(
      'obstacles',
      obstacles.map(({ body }) => motionOf(body)),
    ),
    ...listed(
      'targets',
      targets.map(({ memory }) => withinRange(memory)),
    ),
    ...listed(
      'guns',
      gunsOf(simulation).map((gun) => withinRange(gun.memoryAt(time, entities))),
    ),
  };
}

function bodyMoment(simulation: Simulation, entity: Entity, spec: EntitySpec): BodyMoment {
  const start = startOf(simulation.specOf(entity), spec);
  const memory = withoutEmpty({ ...entity.memory, frames: simulation.population.worlds.memory(entity) });
  return {
    ...motionOf(entity.body),
    ...(Object.keys(start).length > 0 && { start }),
    ...(Object.keys(memory).length > 0 && { memory }),
  };
}

function motionOf(body: Body): MotionSpec {
  const { x, y } = body.getLinearVelocity();
  const within = (velocity: number) => clamp(velocity, -mostVelocity, mostVelocity);
  return { velocity: [within(x), within(y)], angularVelocity: within(body.getAngularVelocity()) };
}

/** Returns a saved state in which every number is limited to the range that a file accepts. */
function withinRange(memory: Memory): Memory {
  return memory.map((value) => value && clamp(value, -mostNumber, mostNumber));
}

/**
 * Returns the initial values that differ between two descriptions of a body.
 * @param began description at the start of the run
 * @param now description at the time of saving
 */
function startOf(began: EntitySpec, now: EntitySpec): StartSpec {
  const { position = [0, 0], angle = 0, heldUntil } = began;
  const moved = now.position && (position[0] !== now.position[0] || position[1] !== now.position[1]);
  return {
    ...(moved && { position }),
    ...(angle !== now.angle && { angle }),
    ...(heldUntil !== now.heldUntil && heldUntil !== undefined && { heldUntil }),
    ...commandStart(began.command, now.command),
  };
}

function commandStart(began: CommandSpec | undefined, now: CommandSpec | undefined): Partial<StartSpec> {
  if (began?.kind === 'follow-path' && now?.kind === 'follow-path')
    return began.next === now.next ? {} : { next: began.next ?? 0 };
  if (!began || !now || !('target' in began) || !('target' in now)) return {};
  const same = began.target[0] === now.target[0] && began.target[1] === now.target[1];
  return same ? {} : { target: began.target };
}

/**
 * Returns the description of a body at the start of the run.
 * @param spec description of the body at a later, saved moment
 * @param start values at the start of the run that differ from those in `spec`
 */
function begun(spec: EntitySpec, { next, target, ...start }: StartSpec): EntitySpec {
  const { command } = spec;
  if (command?.kind === 'follow-path' && next !== undefined)
    return { ...spec, ...start, command: { ...command, next } };
  if (command && 'target' in command && target) return { ...spec, ...start, command: { ...command, target } };
  return { ...spec, ...start };
}

/**
 * Sets a new simulation to a saved moment. Throws RangeError with the field's path if the moment does not fit the
 * bodies.
 */
export function resume(simulation: Simulation, moment: MomentSpec): void {
  const { entities, obstacles, targets, population } = simulation;
  const guns = gunsOf(simulation);
  for (const [name, list] of Object.entries({ entities, obstacles, targets, guns })) {
    const given = moment[name as keyof Pick<MomentSpec, 'entities' | 'obstacles' | 'targets' | 'guns'>] ?? [];
    if (given.length !== list.length)
      throw new RangeError(`moment.${name}: must be a list of ${list.length}, got ${given.length}`);
  }
  simulation.wind.blown = moment.gustTime ?? 0;
  moment.entities.forEach(({ start, memory, ...motion }, n) => {
    const entity = entities[n];
    setMotion(entity.body, motion);
    if (start) population.amend(entity, begun(population.specOf(entity), start));
    if (!memory) return;
    at(`entities[${n}].memory.`, () => {
      const { frames, ...own } = memory;
      const other = Object.keys(own).find((part) => !(part in entity.memory));
      if (other) throw new RangeError(`${other}: must be left out: it keeps none`);
      entity.memory = own;
      if (frames) population.worlds.recall(entity, frames);
    });
  });
  moment.obstacles?.forEach((motion, n) => {
    setMotion(obstacles[n].body, motion);
  });
  moment.targets?.forEach((memory, n) => {
    at(`targets[${n}]: `, () => {
      targets[n].memory = memory;
    });
  });
  moment.guns?.forEach((memory, n) => {
    at(`guns[${n}]: `, () => guns[n].recall(memory, entities));
  });
}

function setMotion(body: Body, { velocity, angularVelocity }: MotionSpec): void {
  body.setLinearVelocity(pointOf(velocity));
  body.setAngularVelocity(angularVelocity);
}

/** Calls `part`. If it throws a RangeError, puts `path` before the error's message. */
function at(path: string, part: () => void): void {
  try {
    part();
  } catch (error) {
    throw error instanceof RangeError ? new RangeError(`moment.${path}${error.message}`) : error;
  }
}
