// Tests of the arena: walls slide in some waves and trap nobody; gusts are announced, and push and turn bodies.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../lab/files/read-scenario';
import { Mulberry32 } from '../../../world/entities/random';
import { Box, World } from '../../../world/planck/planck';
import { deepestOverlap } from '../../../world/simulation/contacts';
import { Simulation } from '../../../world/simulation/simulation';
import { dodgeScenario } from '../scenario';
import { Gusts, InnerWalls } from './arena';
import { dodgeGame } from './game';
import { gapBetweenHulls } from './gap';

const timeStep = 1 / 60;

describe('sliding walls', () => {
  /** Returns the arena without a game. Its walls slide for 20 s and come to rest. */
  const arena = () => {
    const { dodge: spec, ...rest } = dodgeScenario;
    const simulation = new Simulation({ ...rest, bodiesCollide: true });
    const walls = new InnerWalls(simulation.obstacles, spec.arena, spec.slides);
    const [player] = simulation.entities;
    const near = { player: player.body, missiles: [] };
    const run = (seconds: number, look: () => void, wanted: (time: number) => boolean = () => true) => {
      for (let n = 0; n < seconds * 60; n++) {
        walls.update(timeStep, 7, wanted(n / 60), near);
        simulation.step();
        look();
      }
    };
    return { simulation, walls, player, run, sliding: walls.walls.filter(({ slides }) => slides) };
  };

  it('are the two of 14 m: they go 11 m to either side, against each other, at most 7 m/s', () => {
    const { run, sliding } = arena();
    expect(sliding.map(({ obstacle }) => obstacle.size)).toEqual([
      [14, 2],
      [14, 2],
    ]);
    const [top, bottom] = sliding.map(({ obstacle }) => obstacle.body);
    let [left, right, fastest] = [0, 0, 0];
    run(20, () => {
      const { x, y } = top.getPosition();
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      fastest = Math.max(fastest, top.getLinearVelocity().length());
      expect(y).toBe(-17);
      expect(bottom.getPosition().x).toBeCloseTo(-x, 9);
    });
    expect([left, right].map((x) => Math.round(x))).toEqual([-11, 11]);
    expect(fastest).toBeLessThan(7);
  });

  it('come to rest at their home positions within 10 s of the wave, and never faster', () => {
    const { run, sliding, walls } = arena();
    const [{ body }] = sliding.map(({ obstacle }) => obstacle);
    let fastest = 0;
    run(
      22,
      () => {
        fastest = Math.max(fastest, body.getLinearVelocity().length());
      },
      (time) => time < 12,
    );
    expect(fastest).toBeLessThan(7);
    expect(walls.sliding).toBe(false);
    expect(body.getPosition().x).toBeCloseTo(0, 9);
    expect(body.getLinearVelocity().length()).toBe(0);
  });

  it('keep 3 m from everything at their ends: a way out for a ship of 2.7 m', () => {
    const { run, sliding, simulation } = arena();
    const others = simulation.obstacles.filter(
      ({ kind, body }) => kind === 'wall' && sliding.every(({ obstacle }) => obstacle.body !== body),
    );
    let least = Infinity;
    run(10, () => {
      for (const { obstacle } of sliding)
        for (const { body } of others) least = Math.min(least, gapBetweenHulls(obstacle.body, body));
    });
    expect(least).toBeGreaterThan(3);
  });

  it('push a player in their way aside and never into a wall: at most 0.05 m of overlap', () => {
    let deepest = 0;
    // 21 places along the wall's way: above, on and below its middle.
    for (let n = 0; n < 21; n++) {
      const { run, player } = arena();
      const place = { x: -20 + 2 * n, y: [-19.5, -14.5][n % 2] };
      player.body.setTransform(place, 0);
      player.moveTarget({ x: place.x, y: -17 });
      run(12, () => {
        deepest = Math.max(deepest, deepestOverlap(player.body));
      });
    }
    expect(deepest).toBeGreaterThan(0);
    expect(deepest).toBeLessThan(0.05);
  });
});

describe('a file', () => {
  it.each([
    ['a crate', [dodgeScenario.obstacles.findIndex(({ kind }) => kind === 'crate')]],
    ['nothing', [500]],
  ])('that lets %s slide is refused', (_, slides) => {
    const file = { ...dodgeScenario, dodge: { ...dodgeScenario.dodge, slides } };
    expect(() => readScenario(file, [dodgeGame])).toThrow(
      'dodge.slides[0]: must be the index of a wall among the obstacles',
    );
  });

  it('has its sliding walls where the built-in game has them', () => {
    const slides = dodgeScenario.dodge.slides.map((place) => dodgeScenario.obstacles[place].position);
    expect(slides).toEqual([
      [0, -17],
      [0, 17],
    ]);
  });
});

describe('gusts', () => {
  it('are announced for 1.5 s, blow for 3 s, and begin every 7 s; one that was announced blows to its end', () => {
    const gusts = new Gusts(new Mulberry32(1));
    const seen: string[] = [];
    for (let n = 0; n < 14 * 60; n++) {
      gusts.update(timeStep, n < 8 * 60, []);
      const now = gusts.now === null ? 'still' : gusts.now.in > 0 ? 'announced' : 'blows';
      if (seen.at(-1) !== now) seen.push(now);
      if (n === 60) expect(gusts.now?.in).toBeCloseTo(0.5, 6);
    }
    expect(seen).toEqual(['announced', 'blows', 'still', 'announced', 'blows', 'still']);
  });

  it('push a body by 60 N and turn it by 20 N m', () => {
    const world = new World();
    const body = world.createBody({ type: 'dynamic' });
    // 12 kg; inertia m (w² + h²) / 12 = 12 × (9 + 16) / 12 = 25 kg m².
    body.createFixture(new Box(1.5, 2), 1);
    const gusts = new Gusts(new Mulberry32(1));
    for (let n = 0; n < 92; n++) gusts.update(timeStep, true, []);
    expect(gusts.now?.in).toBe(0);
    gusts.update(timeStep, true, [{ body }]);
    const { heading, torque } = gusts.now!;
    world.step(timeStep);
    const velocity = body.getLinearVelocity();
    expect(velocity.x).toBeCloseTo((60 / 12 / 60) * Math.cos(heading), 9);
    expect(velocity.y).toBeCloseTo((60 / 12 / 60) * Math.sin(heading), 9);
    expect(Math.abs(torque)).toBe(20);
    expect(body.getAngularVelocity()).toBeCloseTo(torque / 25 / 60, 9);
  });
});
