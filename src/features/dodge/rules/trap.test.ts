import { expect, it } from 'vitest';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { Memento } from '../../../world/simulation/history/memento';
import { dodgeScenario } from '../scenario';
import { bold, careful, circler, Game, type Player, runaway, sidestepper } from './players.fixture';
import { type Trap, TrapWatch, trapping } from './trap';

/** Number of tested games of each scripted player: the environment variable SLEW_GAMES, or 24. */
const games = Number(process.env.SLEW_GAMES ?? 24);

/** Longest simulated time of a game in this test. s */
const longest = 40;

/** Additional time that the test waits for a predicted impact on a wall. s */
const late = 0.5;

const players: readonly (() => Player)[] = process.env.SLEW_GAMES
  ? [sidestepper, () => runaway, () => circler, bold, careful]
  : [sidestepper];

/**
 * Returns whether a predicted trap comes true: the missile hits the wall while the ship keeps its course. Restores the
 * game afterwards.
 */
function closes({ simulation, dodge: game }: Game, { missile, wall }: Trap): boolean {
  const { player } = game;
  const memento = new Memento([simulation]);
  const { x, y } = player.body.getPosition();
  const { x: vx, y: vy } = player.body.getLinearVelocity();
  const far = 1000 / Math.max(1, Math.hypot(vx, vy));
  let isWrecked = false;
  for (let n = 0; n < (trapping.most + late) * simulation.stepRate; n++) {
    player.moveTarget({ x: x + vx * far, y: y + vy * far });
    simulation.step();
    if (game.missiles.includes(missile)) continue;
    const ends = [missile.body, wall.body];
    isWrecked = simulation.contacts.begun.some(({ a, b }) => ends.includes(a) && ends.includes(b));
    break;
  }
  memento.restore();
  return isWrecked;
}

it('a trap that is shown closes at least nine times in ten if the ship holds its course', () => {
  let lit = 0;
  let closed = 0;
  for (let seed = 1; seed <= games; seed++) {
    const game = new Game({ ...dodgeScenario, seed }, players[seed % players.length]());
    const watch = new TrapWatch(game.dodge, game.simulation.obstacles);
    const known = new Set<Entity>();
    while (game.dodge.state !== 'over' && game.simulation.time < longest) {
      game.step();
      for (const trap of watch.update(game.simulation.time)) {
        if (known.has(trap.missile)) continue;
        known.add(trap.missile);
        lit += 1;
        if (closes(game, trap)) closed += 1;
      }
    }
  }
  if (process.env.SLEW_GAMES) console.log(`${closed} of ${lit} traps closed in ${games} games`);
  expect(lit).toBeGreaterThan(games / 8);
  expect(closed / lit).toBeGreaterThanOrEqual(0.9);
}, 600_000);
