// Shapes of bodies: kept out of the engine while nothing can touch them, which then looks for no pairs among them.
import type { Body, FixtureDef, Shape } from 'planck';
import { Vec2 } from '../../planck/planck';
import type { Scenario } from '../scenario';

/** Whether a body of a scenario can touch anything, or is held, which the engine works out from its shapes. */
export function isTangible({ bodiesCollide, obstacles = [], entities }: Scenario): boolean {
  return (
    (bodiesCollide ?? false) ||
    obstacles.length > 0 ||
    entities.some(({ gun, heldUntil }) => gun !== undefined || heldUntil !== undefined)
  );
}

/** The shapes of bodies, in the engine or kept for later. Once in the engine they stay there. */
export class Shapes {
  /** What is kept of each body, in the order in which it was made. */
  private readonly _kept = new Map<Body, readonly FixtureDef[]>();
  private _tangible: boolean;

  /** @param tangible whether the bodies can touch anything */
  constructor(tangible: boolean) {
    this._tangible = tangible;
  }

  /** Call for each body that is made, or made anew. Its mass, centre and inertia stay. */
  made(body: Body): void {
    this._kept.delete(body);
    if (!this._tangible) this._kept.set(body, takeOut(body));
  }

  forget(body: Body): void {
    this._kept.delete(body);
  }

  /** Whether bodies can touch anything. */
  get tangible(): boolean {
    return this._tangible;
  }

  /** From now on all bodies can touch. */
  makeTangible(): void {
    this._tangible = true;
    for (const [body, defs] of this._kept) putBack(body, defs);
    this._kept.clear();
  }

  /** The shapes of a body, wherever they are. */
  of(body: Body): Shape[] {
    const kept = this._kept.get(body);
    if (kept) return kept.flatMap(({ shape }) => shape ?? []);
    const shapes: Shape[] = [];
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
      shapes.push(fixture.getShape());
    return shapes;
  }
}

/** Takes the shapes of a body out of the engine. Frozen: what never changes needs no memento. */
function takeOut(body: Body): readonly FixtureDef[] {
  const mass = { mass: 0, center: new Vec2(0, 0), I: 0 };
  body.getMassData(mass);
  const taken: FixtureDef[] = [];
  for (let fixture = body.getFixtureList(); fixture; fixture = body.getFixtureList()) {
    const def = {
      shape: fixture.getShape(),
      density: fixture.getDensity(),
      friction: fixture.getFriction(),
      restitution: fixture.getRestitution(),
      filterGroupIndex: fixture.getFilterGroupIndex(),
      filterCategoryBits: fixture.getFilterCategoryBits(),
      filterMaskBits: fixture.getFilterMaskBits(),
    };
    taken.push(Object.freeze(def));
    body.destroyFixture(fixture);
  }
  // Without shapes the engine would make it 1 kg and without inertia.
  body.setMassData(mass);
  // The list begins with the shape that was made last.
  return Object.freeze(taken.reverse());
}

/** Puts shapes back. The engine works out the mass after each of them, and shifts the velocity by the way of the centre. */
function putBack(body: Body, defs: readonly FixtureDef[]): void {
  const { x, y } = body.getLinearVelocity();
  for (const def of defs) body.createFixture(def);
  body.setLinearVelocity({ x, y });
}
