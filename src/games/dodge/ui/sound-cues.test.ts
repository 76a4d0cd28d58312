// Which sounds a game of Dodge makes.
import { expect, it } from 'vitest';
import type { DodgeEvent } from '../rules/events';
import { waveOf } from '../rules/waves';
import { Cues, type Sound } from './sound-cues';
import { voices } from './sound-voices';

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

const cuesOf = (sounds: readonly Sound[]) => sounds.map(({ cue }) => cue);

it('is silent about events before it listened', () => {
  const cues = new Cues();
  expect(cues.next({ recent: [event(1, 'wreck')], warnings: [warning()] })).toEqual([]);
});

it('gives each event and each warning once', () => {
  const cues = new Cues();
  const game = { recent: [] as DodgeEvent[], warnings: [warning()] };
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
  expect(cuesOf(cues.next(game))).toEqual(['near-miss', 'wreck', 'lured']);
});

it('gives events of another game from its start', () => {
  const cues = new Cues();
  cues.next({ recent: [event(9, 'hit')], warnings: [] });
  const game = { recent: [] as DodgeEvent[], warnings: [] };
  cues.next(game);
  game.recent = [event(1, 'wreck')];
  expect(cuesOf(cues.next(game))).toEqual(['wreck']);
});

it('has voices that can fade, without a pitch or a volume of 0, and none too loud together', () => {
  for (const row of Object.values(voices)) {
    expect(row.every(({ from, to, volume, lasts }) => Math.min(from, to, volume, lasts) > 0)).toBe(true);
    expect(row.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(1);
  }
});
