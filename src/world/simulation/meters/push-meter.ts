// Measures collisions of a body: the angular momentum that they gave it, and how much its drive removed again.
import type { Body, Contact, ContactImpulse, World } from 'planck';
import { overridesCollisions } from '../../entities/drive';
import { driveOf } from '../../entities/steered-body';
import { deepestOverlap } from '../contacts';
import type { Entity } from '../entity-kinds';

/** Sums up since the body's start. */
export class PushMeter {
  /** Angular momentum that the engine's collisions gave the body, ∑ |∑ r × J| over the steps. N m s */
  given = 0;
  /** Part of it that the drive removed by setting the state. N m s; 0 for torque and joint. */
  overridden = 0;
  /** Largest depth inside something that it touched. m */
  overlap = 0;

  /**
   * Call once a step, after the world's step.
   * @param momentum what its contacts gave it in this step, about its centre. N m s
   */
  look(entity: Entity, momentum: number): void {
    const { body } = entity;
    if (!body.getContactList()) return;
    this.given += Math.abs(momentum);
    if (overridesCollisions(driveOf(entity))) this.overridden += Math.abs(momentum);
    this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}

/** Listens to the contacts of a world, and sums up what they give the bodies it is asked to watch. */
export class ContactImpulses {
  private readonly _sums = new Map<Body, number>();

  constructor(world: World) {
    world.on('post-solve', (contact, impulse) => {
      if (this._sums.size === 0) return;
      this._add(contact.getFixtureA().getBody(), contact, impulse, -1);
      this._add(contact.getFixtureB().getBody(), contact, impulse, 1);
    });
  }

  watch(body: Body): void {
    this._sums.set(body, 0);
  }

  forget(body: Body): void {
    this._sums.delete(body);
  }

  /** Returns the angular momentum from a body's contacts since the last call. N m s, positive clockwise; 0 if not watched. */
  take(body: Body): number {
    const sum = this._sums.get(body) ?? 0;
    if (sum !== 0) this._sums.set(body, 0);
    return sum;
  }

  /** L = ∑ r × J, J = n j_n + t j_t with t = (n_y, -n_x), as planck's solver applies it to the second body. */
  private _add(
    body: Body,
    contact: Contact,
    { normalImpulses, tangentImpulses }: ContactImpulse,
    side: 1 | -1,
  ): void {
    const sum = this._sums.get(body);
    const manifold = sum === undefined ? null : contact.getWorldManifold(null);
    if (sum === undefined || !manifold) return;
    const centre = body.getWorldCenter();
    const { x: nx, y: ny } = manifold.normal;
    let momentum = 0;
    for (let n = 0; n < manifold.pointCount; n++) {
      const { x, y } = manifold.points[n];
      const [normal, tangent] = [normalImpulses[n], tangentImpulses[n]];
      const jx = nx * normal + ny * tangent;
      const jy = ny * normal - nx * tangent;
      momentum += (x - centre.x) * jy - (y - centre.y) * jx;
    }
    this._sums.set(body, sum + side * momentum);
  }
}
