// The contacts that began in the last step of a world, with their places and impulses.
import type { Body, Contact, World } from 'planck';
import type { Point } from '../entities/command';

/** Two bodies that began to touch. */
export interface TouchStart {
  readonly a: Body;
  readonly b: Body;
  readonly place: Point;
  /** Impulse along the contact's normal in the first step of the contact. N s */
  impulse: number;
}

/** Contacts that began in the last step of a world. */
export class Contacts {
  begun: TouchStart[] = [];

  constructor(world: World) {
    world.on('begin-contact', (contact: Contact) => {
      const a = contact.getFixtureA().getBody();
      const b = contact.getFixtureB().getBody();
      // Two bodies of several polygons count as one contact.
      if (this.begun.some((touch) => touch.a === a && touch.b === b)) return;
      const [place] = contact.getWorldManifold(null)?.points ?? [];
      this.begun.push({ a, b, place: place ? { x: place.x, y: place.y } : a.getWorldCenter(), impulse: 0 });
    });
    world.on('post-solve', (contact, { normalImpulses }) => {
      if (this.begun.length === 0) return;
      const a = contact.getFixtureA().getBody();
      const b = contact.getFixtureB().getBody();
      const touch = this.begun.find((one) => one.a === a && one.b === b);
      if (touch) touch.impulse += normalImpulses.reduce((sum, impulse) => sum + impulse, 0);
    });
  }

  /** Clears the contacts of the last step. Must be called before the next step. */
  clear(): void {
    this.begun = [];
  }
}

/** Returns the deepest overlap of a body with anything it touches. m; 0 without contact. */
export function deepestOverlap(body: Body): number {
  let deepest = 0;
  for (let edge = body.getContactList(); edge; edge = edge.next ?? null) {
    if (!edge.contact.isTouching()) continue;
    const manifold = edge.contact.getWorldManifold(null);
    if (!manifold) continue;
    for (let n = 0; n < manifold.pointCount; n++) deepest = Math.max(deepest, -manifold.separations[n]);
  }
  return deepest;
}

/** Returns whether a body touches anything now. */
export function touchesAnything(body: Body): boolean {
  for (let edge = body.getContactList(); edge; edge = edge.next ?? null)
    if (edge.contact.isTouching()) return true;
  return false;
}
