// The turret: stands still, turns, and leads its target by the speed of its shells.

import type { Body, World } from 'planck';
import { RevoluteJoint } from '../planck/planck';
import type { Target } from './command';
import type { EntityStart } from './entity-start';
import { centred, type Hull } from './hull';
import { MovingEntity } from './moving-entity';

// The counterweight balances the barrel: 4 · 0.5 · 3.2 = 2 · 1.6 · 2, a barrel of 4 × 0.5 m at 3.2 m, a counterweight
// of 2 × 1.6 m at 2 m.
/** Hull of the turret: an octagon with a barrel forward and a counterweight behind. m, nose along +x */
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

/** Distance from the turret's axis to its muzzle. m */
const muzzle = 5.2;

/** Radius of a shell. m */
export const shellRadius = 0.3;

/** Default speed of a shell. m/s */
export const defaultShellSpeed = 40;

/** A turret on an axle: it can turn, but it never leaves its place. */
export class Turret extends MovingEntity {
  readonly kind = 'turret';
  /** Speed of the turret's shells, from which guidance computes the lead. m/s */
  shellSpeed = defaultShellSpeed;
  /** Static body that holds the turret's axle. */
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

  /**
   * Distance from the turret's axis to the place where a shell starts. m. This place is beyond the end of the barrel.
   */
  get shellStart(): number {
    return muzzle * this.build.size + 2 * shellRadius;
  }

  /** Makes the turret aim at another target; resets the controller if `resetOnRetarget` is on. */
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

  /** Does nothing, because the axle holds the turret in place. */
  protected override travel(): void {}

  protected override rest(): void {}
}
