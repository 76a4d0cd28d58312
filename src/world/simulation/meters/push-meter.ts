// Measures collisions of a body: the angular momentum from them, and how much of it its drive removed.
import type { Body, Contact, ContactImpulse, World } from 'planck';
import { overridesCollisions } from '../../entities/drive';
import { driveOf } from '../../entities/steered-body';
import { deepestOverlap } from '../contacts';
import type { Entity } from '../entity-kinds';

/** Sums of the pushes on a body since the start of the run. */
export class PushMeter {
  /** Angular momentum that collisions gave to the body: the sum of the absolute values of all steps. N m s */
  given = 0;
  /**
   * Part of `given` that had no effect, because the body's drive overwrote the velocity or the angle. N m s; always 0
   * for the drives `torque` and `joint`.
   */
  overridden = 0;
  /** Deepest overlap of the body with anything that it touched. m */
  overlap = 0;

  /**
   * Adds the push of one step. Must be called after the world's step.
   * @param momentum angular momentum from contacts in this step, about the body's centre. N m s
   */
  record(entity: Entity, momentum: number): void {
    const { body } = entity;
    if (!body.getContactList()) return;
    this.given += Math.abs(momentum);
    if (overridesCollisions(driveOf(entity))) this.overridden += Math.abs(momentum);
    this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}

/** Listens to the contacts of a world, and adds up their impulses on the watched bodies. */
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

  /**
   * Returns the angular momentum from a body's contacts since the last
   * call. N m s, positive clockwise; 0 for a body that is not watched.
   */
  take(body: Body): number {
    const sum = this._sums.get(body) ?? 0;
    if (sum !== 0) this._sums.set(body, 0);
    return sum;
  }

  /**
   * Adds the angular momentum L = ∑ r × J from a contact to a body's sum. The impulse is J = j_n n + j_t t, as in
   * planck's solver. n is the contact's normal, t = (n_y, -n_x).
   * @param side 1 for the second body of the contact, -1 for the first
   */
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
