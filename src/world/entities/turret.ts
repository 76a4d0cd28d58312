// The turret: stands still, turns, and leads its target by the speed of its shells.

import type { Body, World } from 'planck';
import { RevoluteJoint } from '../planck/planck';
import type { Target } from './command';
import type { EntityStart } from './entity-start';
import { centred, type Hull } from './hull';
import { MovingEntity } from './moving-entity';

/**
 * The turret's hull about its centre of mass: an octagon, a barrel forward and a counterweight behind that balances it.
 * m, nose along +x. Barrel 4 × 0.5 m at 3.2 m, counterweight 2 × 1.6 m at 2 m: 4 · 0.5 · 3.2 = 2 · 1.6 · 2.
 */
const turretShape: Hull = centred([
  [
    [1.4, 0.6],
    [0.6, 1.4],
    [-0.6, 1.4],
    [-1.4, 0.6],
    [-1.4, -0.6],
    [-0.6, -1.4],
    [0.6, -1.4],
    [1.4, -0.6],
  ],
  [
    [1.2, -0.25],
    [5.2, -0.25],
    [5.2, 0.25],
    [1.2, 0.25],
  ],
  [
    [-3, -0.8],
    [-1, -0.8],
    [-1, 0.8],
    [-3, 0.8],
  ],
]);

/** How far the muzzle is from the turret's axis. m */
const muzzle = 5.2;

/** Radius of a shell. m */
export const shellRadius = 0.3;

/** Default speed of a shell. m/s */
export const defaultShellSpeed = 40;

/** A turret on an axle: forces and collisions turn it, nothing moves it. */
export class Turret extends MovingEntity {
  readonly kind = 'turret';
  /** Speed of its gun's shells, by which guidance leads a target. m/s */
  shellSpeed = defaultShellSpeed;
  /** Static body that holds its axle. */
  private readonly _ground: Body;

  constructor(world: World, start: EntityStart) {
    super(world, turretShape, {
      ...start,
      controller: start.controller ?? { kind: 'windowed-pid' },
      seekDistance: start.seekDistance ?? 1,
    });
    this._ground = world.createBody({ type: 'static', position: start.position });
    world.createJoint(new RevoluteJoint({}, this._ground, this.body, this.body.getWorldCenter()));
  }

  /** How far from its axis a shell starts: clear of the barrel, or it would hit the turret itself. m */
  get shellStart(): number {
    return muzzle * this.build.size + 2 * shellRadius;
  }

  /** Turns to another target. Its controller keeps its state, unless it resets on retarget. */
  retarget(target: Target): void {
    if ('chased' in this.command) this.swapTarget(target);
    else this.give({ kind: 'turn-towards', chased: target });
  }

  override dispose(): void {
    this.body.getWorld().destroyBody(this._ground);
    super.dispose();
  }

  override get assumedSpeed(): number {
    return this.shellSpeed;
  }

  override get assumedReach(): number {
    return this.shellStart;
  }

  /** Its axle holds it in place. */
  protected override travel(): void {}

  protected override rest(): void {}
}
