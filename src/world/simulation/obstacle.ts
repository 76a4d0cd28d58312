// Crates and walls: bodies that are not steered.
import type { Body, World } from 'planck';
import type { Tunable } from '../../laws/control/tunable';
import { setPose } from '../entities/set-pose';
import { Box } from '../planck/planck';
import { type Place, pointOf } from './place';

/** Kind of obstacle. A crate moves when it is pushed; a wall does not. */
export type ObstacleKind = 'crate' | 'wall';

/** Description of a crate or a wall in a file. */
export interface ObstacleSpec {
  readonly kind: ObstacleKind;
  /** Centre of the obstacle. m */
  readonly position: Place;
  /** Rotation of the obstacle. rad, clockwise; default 0 */
  readonly angle?: number;
  /** Width and height. m */
  readonly size: Place;
  /** Density of a crate. kg/m²; default 0.5. A wall has none. */
  readonly density?: number;
}

// A crate of 2 × 2 m weighs 2 kg; a missile weighs 12.25 kg.
/** Label, range and default of a crate's density. kg/m² */
export const crateDensity: Tunable = {
  key: 'density',
  label: 'Crate density',
  unit: 'kg/m²',
  min: 0.1,
  max: 10,
  step: 0.1,
  initial: 0.5,
  accepts: { from: 0.05, to: 50 },
  help: 'Mass a square metre of a crate.',
};

/** Damping of a crate's motion, instead of friction. 1/s. A higher value stops a pushed crate sooner. */
export const crateDamping = 1.2;

/** A crate or a wall in a world. */
export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly size: Place;
  readonly body: Body;
}

/** Creates a crate or a wall in a world. */
export function createObstacle(world: World, spec: ObstacleSpec): Obstacle {
  const { kind, position, angle = 0, size, density = crateDensity.initial } = spec;
  const crate = kind === 'crate';
  const body = world.createBody({
    type: crate ? 'dynamic' : 'static',
    linearDamping: crate ? crateDamping : 0,
    angularDamping: crate ? crateDamping : 0,
  });
  setPose(body, pointOf(position), angle);
  body.createFixture(new Box(size[0] / 2, size[1] / 2), { density, friction: 0.6, restitution: 0.1 });
  return { kind, size, body };
}

/** Returns the current description of a crate or wall, for a file. */
export function obstacleSpecOf({ kind, size, body }: Obstacle): ObstacleSpec {
  const { x, y } = body.getPosition();
  const density = body.getFixtureList()?.getDensity() ?? crateDensity.initial;
  return { kind, position: [x, y], angle: body.getAngle(), size, ...(kind === 'crate' && { density }) };
}

/** Crates and walls of a world. */
export class ObstacleField {
  private readonly _world: World;
  private _specs: readonly ObstacleSpec[] = [];
  private _obstacles: readonly Obstacle[] = [];

  constructor(world: World, specs: readonly ObstacleSpec[]) {
    this._world = world;
    this.place(specs);
  }

  /** Descriptions with which the crates and walls were placed. */
  get specs(): readonly ObstacleSpec[] {
    return this._specs;
  }

  /** Crates and walls in the world. A new list after each change. */
  get obstacles(): readonly Obstacle[] {
    return this._obstacles;
  }

  /** Replaces all crates and walls. */
  place(specs: readonly ObstacleSpec[]): void {
    for (const { body } of this._obstacles) this._world.destroyBody(body);
    this._obstacles = specs.map((spec) => createObstacle(this._world, spec));
    this._specs = specs;
  }
}
