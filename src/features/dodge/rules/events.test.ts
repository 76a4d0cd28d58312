// Tests of the events of a game: each is reported once, and no old one remains.
import { expect, it } from 'vitest';
import { type DodgeEvent, DodgeNews } from './events';

const event = (n: number, at: number): DodgeEvent => ({
  n,
  at,
  kind: 'wreck',
  place: { x: 0, y: 0 },
  points: 0,
  times: 1,
  lured: false,
});

it('returns each event once, and none that is older than a quarter of a second', () => {
  const news = new DodgeNews();
  const game = { recent: [event(1, 0.5), event(2, 1)] };
  expect(news.next(game, 1).map(({ n }) => n)).toEqual([2]);
  expect(news.next(game, 1)).toEqual([]);
  game.recent = [event(2, 1), event(3, 1.1)];
  expect(news.next(game, 1.1).map(({ n }) => n)).toEqual([3]);
});

it('starts again with another game', () => {
  const news = new DodgeNews();
  news.next({ recent: [event(7, 1)] }, 1);
  expect(news.next({ recent: [event(1, 0)] }, 0).map(({ n }) => n)).toEqual([1]);
});
