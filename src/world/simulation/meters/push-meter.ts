// Measures collisions of a body: the angular momentum from them, and how much of it its drive removed.
import type { Body, Contact, ContactImpulse, World } from 'planck';
import { overridesCollisions } from '../../entities/drive';
import { driveOf } from '../../entities/steered-body';
import { deepestOverlap } from '../contacts';
import type { Entity } from '../entity-kinds';

/** Measures how much angular momentum a body gets from collisions, and how deeply it overlaps other bodies. */
export class PushMeter {
  /** Total absolute angular momentum that collisions gave to the body. N m s */
  given = 0;
  /** Total absolute angular momentum that collisions gave and the drive cancelled. N m s */
  overridden = 0;
  /** Deepest overlap of the body with anything that it touched. m */
  overlap = 0;

  /**
   * Adds one step's collisions to the totals. Call it after the world's step.
   * @param momentum angular momentum from contacts in this step, about the body's centre of mass. N m s
   */
  record(entity: Entity, momentum: number): void {
    const { body } = entity;
    if (!body.getContactList()) return;
    this.given += Math.abs(momentum);
    if (overridesCollisions(driveOf(entity))) this.overridden += Math.abs(momentum);
    this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}

/** Adds up the angular momentum that contacts in a world give to the watched bodies. */
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

  /** Returns angular momentum from contacts since the last call. N m s, positive clockwise; 0 if not watched */
  take(body: Body): number {
    const sum = this._sums.get(body) ?? 0;
    if (sum !== 0) this._sums.set(body, 0);
    return sum;
  }

  /**
   * Adds the angular momentum from one contact to a body's sum: Σ r × J over the contact's points. r: vector from the
   * centre of mass. J: impulse.
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
