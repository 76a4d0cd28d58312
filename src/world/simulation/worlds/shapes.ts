// Shapes of bodies. They stay out of the engine while nothing can touch, so that it checks no pairs.
import type { Body, FixtureDef, Shape } from 'planck';
import { Vec2 } from '../../planck/planck';
import type { Scenario } from '../scenario';

/**
 * Returns whether the physics engine needs the bodies' shapes. Reasons: something can collide, or a body is clamped and
 * the engine recomputes the mass.
 */
export function isTangible({ bodiesCollide, obstacles = [], entities }: Scenario): boolean {
  return (
    (bodiesCollide ?? false) ||
    obstacles.length > 0 ||
    entities.some(({ gun, heldUntil }) => gun !== undefined || heldUntil !== undefined)
  );
}

/** Keeps shapes out of the physics engine while the bodies cannot touch anything. */
export class Shapes {
  /** Shapes that are not in the physics engine now, by body. They are in the order of creation. */
  private readonly _kept = new Map<Body, readonly FixtureDef[]>();
  private _tangible: boolean;

  /**
   * Makes the manager of collision shapes for a new simulation.
   * @param tangible true if bodies can touch something, so that their shapes must be in the physics engine
   */
  constructor(tangible: boolean) {
    this._tangible = tangible;
  }

  /**
   * Must be called after a body's shapes are made. Takes these shapes out of the physics engine, unless bodies can
   * touch something.
   */
  made(body: Body): void {
    this._kept.delete(body);
    if (!this._tangible) this._kept.set(body, takeOut(body));
  }

  forget(body: Body): void {
    this._kept.delete(body);
  }

  /** Whether the shapes of all bodies are in the physics engine, so that bodies can touch. */
  get tangible(): boolean {
    return this._tangible;
  }

  /** Puts the shapes of all bodies into the engine, so that bodies can touch. */
  makeTangible(): void {
    this._tangible = true;
    for (const [body, defs] of this._kept) putBack(body, defs);
    this._kept.clear();
  }

  /** Returns the shapes of a body. It also finds shapes that are kept outside the physics engine. */
  of(body: Body): Shape[] {
    const kept = this._kept.get(body);
    if (kept) return kept.flatMap(({ shape }) => shape ?? []);
    const shapes: Shape[] = [];
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
      shapes.push(fixture.getShape());
    return shapes;
  }
}

// The definitions are frozen, because frozen objects need no memento.
/** Removes a body's shapes from the physics engine, and returns their definitions. */
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
  // Without shapes the engine would give it a mass of 1 kg and no inertia.
  body.setMassData(mass);
  // The engine's list starts with the newest shape.
  return Object.freeze(taken.reverse());
}

function putBack(body: Body, defs: readonly FixtureDef[]): void {
  const { x, y } = body.getLinearVelocity();
  for (const def of defs) body.createFixture(def);
  body.setLinearVelocity({ x, y });
}
