// Tests of the sounds of a game of Dodge.
import { expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { dodgeOf } from '../rules/dodge';
import type { DodgeEvent } from '../rules/events';
import { dodgeGame } from '../rules/game';
import { waveOf } from '../rules/waves';
import { dodgeScenario } from '../scenario';
import { DodgeCues, nearestThrust } from './sound-cues';

const event = (n: number, kind: DodgeEvent['kind']): DodgeEvent => ({
  n,
  kind,
  at: 0,
  place: { x: 0, y: 0 },
  points: 0,
  times: 1,
  lured: kind === 'wreck' && n === 5,
});

const warning = () => ({
  place: { x: 0, y: 0 },
  angle: 0,
  in: 1,
  wave: waveOf(1),
  name: 'dart' as const,
  pair: false,
});

const { player } = dodgeOf(simulationOf({ ...dodgeScenario, seed: 1 }, [dodgeGame]))!;
const quiet = { recent: [] as DodgeEvent[], warnings: [warning()], score: 0, player };

const cuesOf = (sounds: readonly { cue: string }[]) => sounds.map(({ cue }) => cue);

it('is silent about events before it listened', () => {
  const cues = new DodgeCues();
  expect(cues.next({ ...quiet, recent: [event(1, 'wreck')] })).toEqual([]);
});

it('gives each event and each warning once', () => {
  const cues = new DodgeCues();
  const game = { ...quiet };
  cues.next(game);
  game.recent = [event(1, 'wave'), event(2, 'launch')];
  game.warnings = [...game.warnings, warning()];
  expect(cuesOf(cues.next(game))).toEqual(['warning', 'launch']);
  expect(cues.next(game)).toEqual([]);
  game.recent = [
    event(2, 'launch'),
    event(3, 'near-miss'),
    event(4, 'wreck'),
    event(5, 'wreck'),
    event(6, 'wreck'),
  ];
  expect(cuesOf(cues.next(game))).toEqual(['near-miss', 'burst', 'lured']);
});

it('is silent about a near miss that paid nothing, for the player hid', () => {
  const cues = new DodgeCues();
  const game = { ...quiet };
  cues.next(game);
  game.recent = [{ ...event(1, 'near-miss'), hidden: true }];
  expect(cues.next(game)).toEqual([]);
});

it('gives events of another game from its start', () => {
  const cues = new DodgeCues();
  cues.next({ ...quiet, recent: [event(9, 'hit')] });
  const game = { ...quiet };
  cues.next(game);
  game.recent = [event(1, 'wreck')];
  expect(cuesOf(cues.next(game))).toEqual(['burst']);
});

it('marks once that the score to beat is passed, in the next run again, and not without one', () => {
  const cues = new DodgeCues();
  const game = { ...quiet };
  const at = (score: number, toBeat: number | null = 475) => {
    game.score = score;
    return cuesOf(cues.next(game, toBeat));
  };
  expect([at(0), at(475), at(480), at(500)]).toEqual([[], [], ['gate'], []]);
  expect([at(0), at(480), at(0, null), at(480, null)]).toEqual([[], ['gate'], [], []]);
});

it('has the nearest burning motor, faster ones higher, and none after the run', () => {
  const simulation = simulationOf({ ...dodgeScenario, seed: 1 }, [dodgeGame]);
  const game = dodgeOf(simulation)!;
  expect(nearestThrust(game)).toBeNull();
  // The first missile is launched 2.5 s after the start and reaches 9 m/s, a third of the highest speed, in 1.5 s.
  for (let n = 0; n < 240; n++) simulation.step();
  const [missile] = game.missiles;
  const { x, y } = missile.body.getPosition();
  const thrust = nearestThrust(game)!;
  expect(thrust.place).toEqual({ x, y });
  expect(thrust.share).toBeCloseTo(1 / 3, 1);
  game.state = 'over';
  expect(nearestThrust(game)).toBeNull();
});
