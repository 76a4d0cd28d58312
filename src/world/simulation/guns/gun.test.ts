// Tests that a gun's first shot at an enemy on a straight line passes within 0.3 m of its centre. The distance follows
// from both flights.

import { describe, expect, it } from 'vitest';
import { Missile } from '../../entities/missile';
import { Turret } from '../../entities/turret';
import { World } from '../../planck/planck';
import { Gun } from './gun';

const timeStep = 1 / 60;

interface Duel {
  /** Speed of the enemy. m/s */
  readonly speed: number;
  readonly shellSpeed: number;
  readonly size: number;
  /** Distance from the turret's axis to the straight line on which the enemy flies. m */
  readonly abeam: number;
}

/**
 * Simulates the first shell that a turret fires at a passing enemy. Returns the smallest distance between the shell and
 * the enemy's centre, if both fly straight. m; null if no shell is fired.
 */
function firstPass({ speed, shellSpeed, size, abeam }: Duel): number | null {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const turret = new Turret(world, {
    position: { x: 0, y: 0 },
    angle: -1,
    guidance: { kind: 'lead' },
    build: { size },
  });
  const enemy = new Missile(world, { position: { x: -60, y: abeam }, angle: 0 });
  enemy.body.setLinearVelocity({ x: speed, y: 0 });
  const gun = new Gun(world, turret, { shellSpeed, range: 60 });
  for (let n = 0; n < (120 / speed) * 60; n++) {
    gun.before(timeStep, [enemy]);
    turret.update(timeStep);
    gun.updated(timeStep);
    const [shell] = gun.shells;
    if (shell) {
      const place = shell.body.getPosition();
      const offset = { x: enemy.position.x - place.x, y: enemy.position.y - place.y };
      const velocity = shell.body.getLinearVelocity();
      const relative = { x: speed - velocity.x, y: -velocity.y };
      // |d + w t| has its minimum at t = -d·w / w². The minimum is |d × w| / |w|.
      return Math.abs(offset.x * relative.y - offset.y * relative.x) / Math.hypot(relative.x, relative.y);
    }
    world.step(timeStep, 8, 3);
  }
  return null;
}

describe('Gun', () => {
  it.each([1, 0.25, 4])('hits enemies that move straight on, size %d', (size) => {
    const passes = [2, 8, 16, 35].flatMap((speed) =>
      [10, 15, 40, 50].flatMap((shellSpeed) =>
        [12, 30, -40].flatMap((abeam) => {
          const pass = firstPass({ speed, shellSpeed, size, abeam });
          return pass === null ? [] : [pass];
        }),
      ),
    );
    expect(passes.length).toBeGreaterThan(30);
    expect(Math.max(...passes)).toBeLessThan(0.3);
  });
});
