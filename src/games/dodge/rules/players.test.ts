// How hard the game is: players of little skill last 10 to 30 s, one that knows everything over two minutes.
import { describe, expect, it } from 'vitest';
import { dodge } from '../scenario';
import { foreseer, Game, type Player, runaway, shuttler, stander } from './players.fixture';

const lasts = (seed: number, player: Player, most: number) =>
  new Game({ ...dodge, seed }, player).play(most).dodge.seconds;

const unskilled: [string, () => Player][] = [
  ['stands still', () => stander],
  ['runs to and fro', () => shuttler({ x: -30, y: 0 }, { x: 30, y: 0 })],
  ['runs away from the nearest missile', () => runaway],
];

describe.each(unskilled)('a player who %s', (_, player) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('lasts 10 to 30 s with seed %d', (seed) => {
    const seconds = lasts(seed, player(), 60);
    expect(seconds).toBeGreaterThan(10);
    expect(seconds).toBeLessThan(30);
  });
});

describe('a player who knows every place and velocity', () => {
  it.each([1, 2, 3, 4, 5])('lasts over two minutes with seed %d', { timeout: 60_000 }, (seed) => {
    expect(lasts(seed, foreseer(), 121)).toBeGreaterThan(120);
  });
});
