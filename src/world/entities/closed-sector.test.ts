// Tests of a closed sector: which turns go the long way round, for every law.

import { describe, expect, it } from 'vitest';
import { controllerKinds, isControllerName } from '../../laws/control/controllers';
import { toRadians } from '../../laws/exact/figures';
import { World } from '../planck/planck';
import { isClosed, openTurn, type Sector, sectorWidth } from './closed-sector';
import { Turret } from './turret';

/** Closed range of headings: 40° to both sides of the +x direction. rad */
const ahead: Sector = [toRadians(-40), toRadians(40)];

describe('a closed sector', () => {
  it.each([
    [[-40, 40], 80],
    [[170, -170], 20],
    [[40, -40], 280],
    [[0, 0], 0],
  ])('%o is %d° wide', ([from, to], width) => {
    expect(sectorWidth([toRadians(from), toRadians(to)])).toBeCloseTo(toRadians(width), 12);
  });

  it.each([
    [0, true],
    [39, true],
    [-39, true],
    [41, false],
    [180, false],
    [360, true],
    [-401, false],
  ])('holds %d°: %s', (heading, closed) => {
    expect(isClosed(toRadians(heading), ahead)).toBe(closed);
  });

  it.each([
    // Start, end and turn. The turn is the short way if that is open, else the long way. It ends at the sector's edge.
    [50, 150, 100],
    [50, -50, 260],
    [-50, 50, -260],
    [170, -170, 20],
    [410, -50, 260],
    [150, 10, -110],
    [-150, -10, 110],
  ])('from %d° to %d° takes a turn of %d°', (from, to, turn) => {
    expect(openTurn(toRadians(to), toRadians(from), ahead)).toBeCloseTo(toRadians(turn), 9);
  });

  const laws = Object.keys(controllerKinds).filter(isControllerName);

  it.each(laws.filter((kind) => kind !== 'one-step'))('is not entered by %s', (kind) => {
    const turret = new Turret(new World({ gravity: { x: 0, y: 0 } }), {
      position: { x: 0, y: 0 },
      angle: toRadians(70),
      controller: { kind },
      closed: ahead,
    });
    const world = turret.body.getWorld();
    turret.give({
      kind: 'turn-towards',
      target: { x: 90 * Math.cos(toRadians(-70)), y: 90 * Math.sin(toRadians(-70)) },
    });
    let entered = false;
    for (let n = 0; n < 8 * 60; n++) {
      turret.update(1 / 60);
      world.step(1 / 60, 8, 3);
      entered ||= isClosed(turret.body.getAngle(), ahead);
    }
    expect(entered).toBe(false);
    // The long way round: 70° + 220°.
    expect(turret.body.getAngle()).toBeCloseTo(toRadians(290), 1);
  });

  it('stops a body at its edge while the target is inside', () => {
    const turret = new Turret(new World({ gravity: { x: 0, y: 0 } }), {
      position: { x: 0, y: 0 },
      angle: toRadians(120),
      controller: { kind: 'time-optimal' },
      closed: ahead,
    });
    turret.give({ kind: 'turn-towards', target: { x: 90, y: 10 } });
    for (let n = 0; n < 4 * 60; n++) {
      turret.update(1 / 60);
      turret.body.getWorld().step(1 / 60, 8, 3);
    }
    expect(turret.body.getAngle()).toBeCloseTo(toRadians(40), 3);
    expect(turret.aim.closed).toBe(true);
  });
});
