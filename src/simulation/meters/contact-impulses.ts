// What contacts give bodies: the angular momentum of their impulses about the centre of mass, summed over a step.
import type { Body, Contact, ContactImpulse, World } from 'planck';

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

  /** What the contacts of a body gave it since it was last asked. N m s, positive clockwise; 0 for one not watched. */
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
