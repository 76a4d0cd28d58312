// Tests of heavy missiles: they break the inner walls that they hit, and the walls return. A player beside a wall
// counts as hiding.
import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { Memento } from '../../../world/simulation/history/memento';
import type { Scenario } from '../../../world/simulation/scenario';
import { Simulation } from '../../../world/simulation/simulation';
import { rulesVersion } from '../spec';
import { InnerWalls } from './arena';
import { type Dodge, dodgeOf } from './dodge';
import { dodgeGame } from './game';
import { gapBetweenHulls } from './gap';

const timeStep = 1 / 60;

/**
 * A scene with one player, one fixed wall and one sliding wall. Its arena is so large that no missile reaches the
 * player.
 */
const alone: Scenario = {
  version: 1,
  name: 'test',
  dodge: { arena: [400, 400], rules: rulesVersion, slides: [1] },
  obstacles: [
    { kind: 'wall', position: [100, 0], size: [4, 4] },
    { kind: 'wall', position: [0, 150], size: [14, 2] },
  ],
  entities: [{ kind: 'character', size: 0.6, command: { kind: 'seek', target: [0, 0] } }],
};

/** Returns a game in which the first heavy missile has just been launched. */
function flownToHeavy() {
  const simulation = simulationOf(alone, [dodgeGame]);
  const game = dodgeOf(simulation)!;
  const heavy = () => game.missiles.find((missile) => game.nameOf(missile) === 'heavy');
  while (!heavy()) simulation.step();
  return { simulation, game, heavy: heavy()!, wall: game.walls.walls[0] };
}

const flown = flownToHeavy();
const then = new Memento([flown.simulation]);

/** Resets the shared game to the launch of its first heavy missile, and returns it. */
function withHeavy() {
  then.restore();
  return flown;
}

/**
 * Puts a missile before the wall, flying at it along +x at 11 m/s.
 * @param before distance from the wall to the missile's middle, m
 */
function aim({ body }: Entity, before: number): void {
  body.setTransform({ x: 98 - before, y: 0 }, 0);
  body.setAngularVelocity(0);
  body.setLinearVelocity({ x: 11, y: 0 });
}

function step(simulation: Simulation, game: Dodge, steps: number) {
  return Array.from({ length: steps }, () => {
    simulation.step();
    return game.events;
  }).flat();
}

describe('a heavy missile', () => {
  it('is 0.9 of the usual missile in length and has four times its mass a square metre: 3.24 times its mass', () => {
    const { heavy } = withHeavy();
    const [usual] = new Simulation({ version: 1, name: '', entities: [{ kind: 'missile' }] }).entities;
    // 0.9² × 4
    expect(heavy.body.getMass() / usual.body.getMass()).toBeCloseTo(3.24, 6);
    expect(heavy.limits).toMatchObject({
      speed: 13,
      turnRate: 0.9,
      angularAcceleration: 4,
      linearAcceleration: 8,
    });
    expect(heavy.guided?.guidance.kind).toBe('pursuit');
  });

  it('breaks the inner wall it hits, and itself', () => {
    const { simulation, game, heavy, wall } = withHeavy();
    aim(heavy, 10);
    const seen = step(simulation, game, 60).filter(({ kind }) => kind === 'wreck' || kind === 'break');
    expect(seen).toMatchObject([{ kind: 'wreck', points: 5 }, { kind: 'break' }]);
    expect(wall.obstacle.body.isActive()).toBe(false);
    expect(game.missiles).not.toContain(heavy);
  });

  it('leaves the wall that another missile hits', () => {
    const { simulation, game, wall } = withHeavy();
    while (game.missiles.every((one) => game.nameOf(one) !== 'leader')) simulation.step();
    const leader = game.missiles.find((one) => game.nameOf(one) === 'leader')!;
    aim(leader, 4);
    step(simulation, game, 30);
    expect(game.missiles).not.toContain(leader);
    expect(wall.returnsIn).toBeNull();
  });

  it('that was lured into a wall pays 80 points', () => {
    const { simulation, game, heavy } = withHeavy();
    aim(heavy, 10);
    game.player.body.setTransform({ x: 102, y: 7 }, 0);
    game.player.moveTarget({ x: 102, y: 7 });
    expect(step(simulation, game, 60)).toContainEqual(
      expect.objectContaining({ kind: 'wreck', points: 80, lured: true }),
    );
  });
});

describe('hiding', () => {
  /**
   * Creates a simulation with the player at rest beside a wall. The near side of the wall is at x = 98 m.
   * @param x position of the player's middle, m
   */
  const beside = (x: number) => {
    const simulation = new Simulation(alone);
    const walls = new InnerWalls(simulation.obstacles, [400, 400], []);
    const [{ body }] = simulation.entities;
    body.setTransform({ x, y: 0 }, 0);
    const pass = (seconds: number) => {
      for (let n = 0; n < Math.round(seconds * 60); n++)
        walls.update(timeStep, 1, false, { player: body, missiles: [] });
      return walls.hide;
    };
    return { body, walls, pass };
  };

  it('means to be beside a wall for 3 s, and ends on leaving it', () => {
    const { body, pass } = beside(93);
    expect(pass(2.9)).toBe(false);
    expect(pass(0.2)).toBe(true);
    body.setTransform({ x: 80, y: 0 }, 0);
    expect(pass(1 / 60)).toBe(false);
    body.setTransform({ x: 93, y: 0 }, 0);
    expect(pass(2.9)).toBe(false);
  });

  it('begins within 7 m, hull to hull', () => {
    for (const [gap, hides] of [
      [6.9, true],
      [7.1, false],
    ] as const) {
      const { body, walls, pass } = beside(80);
      const wall = walls.walls[0].obstacle.body;
      body.setTransform({ x: 80 + gapBetweenHulls(wall, body) - gap, y: 0 }, 0);
      expect(pass(3.1)).toBe(hides);
    }
  });

  it('needs a standing wall', () => {
    const { walls, pass } = beside(93);
    expect(pass(3.1)).toBe(true);
    walls.walls[0].break(1);
    expect(pass(0.1)).toBe(false);
  });

  /** Returns a game in which the player counts as hiding beside the wall. */
  const hidden = () => {
    const { simulation, game, heavy } = withHeavy();
    game.player.body.setTransform({ x: 102, y: 7 }, 0);
    game.player.moveTarget({ x: 102, y: 7 });
    const away = heavy.body.getPosition().clone();
    while (!game.walls.hide) {
      heavy.body.setTransform(away, 0);
      simulation.step();
    }
    return { simulation, game, heavy };
  };

  it('makes a lured missile pay nothing, and says so', () => {
    const { simulation, game, heavy } = hidden();
    aim(heavy, 10);
    const [wreck] = step(simulation, game, 60).filter(({ kind }) => kind === 'wreck');
    expect(wreck).toMatchObject({ points: 0, lured: false, hidden: true });
  });

  it('makes a near miss pay nothing, and says so', () => {
    const { simulation, game, heavy } = hidden();
    simulation.give(heavy, { kind: 'idle' });
    aim(heavy, 10);
    heavy.body.setTransform({ x: 90, y: 10.5 }, 0);
    heavy.body.setLinearVelocity({ x: 30, y: 0 });
    const [miss] = step(simulation, game, 90).filter(({ kind }) => kind === 'near-miss');
    expect(miss).toMatchObject({ points: 0, hidden: true });
    expect(game.tally.of('near').count).toBe(0);
  });
});

describe('looking back', () => {
  it('holds broken and sliding walls: the run continues exactly, until they are back', () => {
    const { simulation, game, heavy, wall } = withHeavy();
    aim(heavy, 10);
    step(simulation, game, 60);
    const memento = new Memento([simulation]);
    const { returnsIn } = wall;
    expect(returnsIn).toBe(8);
    expect(game.walls.sliding).toBe(true);
    const states = () => {
      const places: number[] = [];
      while (wall.returnsIn !== null) {
        simulation.step();
        places.push(game.walls.walls[1].obstacle.body.getPosition().x);
      }
      const { seconds, score } = game;
      const bodies = simulation.entities.map(({ body }) => {
        const { x, y } = body.getPosition();
        return [x, y, body.getAngle(), body.getAngularVelocity()];
      });
      return { tick: simulation.tick, seconds, score, bodies, places };
    };
    const first = states();
    memento.restore();
    expect(wall.returnsIn).toBe(returnsIn);
    expect(wall.obstacle.body.isActive()).toBe(false);
    expect(states()).toEqual(first);
  });
});

describe('a broken wall', () => {
  /** Breaks a wall in wave 3. Returns the wall, the player, a missile, and a function that lets time pass. */
  const broken = () => {
    const simulation = new Simulation(alone);
    const [player] = simulation.entities;
    const walls = new InnerWalls(simulation.obstacles, [400, 400], []);
    const [wall] = walls.walls;
    wall.break(3);
    const missile = simulation.add({ kind: 'missile', position: [-50, 0] });
    const near = { player: player.body, missiles: [missile.body] };
    const pass = (seconds: number, wave: number) => {
      for (let n = 0; n < Math.round(seconds * 60); n++) walls.update(timeStep, wave, false, near);
      return wall.returnsIn;
    };
    return { wall, player, missile, pass };
  };

  it('stays away during its wave, and returns 8 s after', () => {
    const { wall, pass } = broken();
    expect(pass(20, 3)).toBe(8);
    expect(pass(7, 4)).toBeCloseTo(1, 6);
    expect(pass(1.1, 4)).toBeNull();
    expect(wall.obstacle.body.isActive()).toBe(true);
  });

  it('waits for a missile within 10 m of it to leave', () => {
    const { missile, pass } = broken();
    // The wall begins at 98 m. The missile's nose is 4 m ahead of its centre, and its nozzle is 3.5 m behind it.
    missile.body.setTransform({ x: 98 - 4.1 - 9.5, y: 0 }, 0);
    expect(pass(20, 4)).toBe(0);
    missile.body.setTransform({ x: 98 - 4.1 - 10.5, y: 0 }, 0);
    expect(pass(0.1, 4)).toBeNull();
  });

  it('waits for the player within 12 m of it to leave', () => {
    const { wall, player, pass } = broken();
    player.body.setTransform({ x: 80, y: 0 }, 0);
    const { body } = wall.obstacle;
    while (gapBetweenHulls(body, player.body) > 11.9)
      player.body.setTransform({ x: player.body.getPosition().x + 0.1, y: 0 }, 0);
    expect(pass(20, 4)).toBe(0);
    while (gapBetweenHulls(body, player.body) < 12.1)
      player.body.setTransform({ x: player.body.getPosition().x - 0.1, y: 0 }, 0);
    expect(pass(0.1, 4)).toBeNull();
  });
});
