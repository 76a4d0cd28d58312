import { describe, expect, it } from 'vitest';
import { GameLoader } from '../app/feature/game-loader';
import type { GamePage } from '../app/feature/game-page';
import { Session } from '../app/session/session';
import { GamePresentations } from '../app/view/game-presentation';
import { dodgePresentation } from './dodge/presentation';
import { parPresentation } from './par/presentation';
import { allScenarios, games as rules } from './rules';

const dodgeScene = allScenarios.find(({ id }) => id === 'dodge')!.scenario;

const page: GamePage = { layers: [], mount: () => ({ Figures: () => null }) };

/** A promise, and what settles it. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** A page whose games come when they are told to. */
function slowPage() {
  const [first] = allScenarios;
  const session = new Session(first.scenario, first.id, rules);
  const arrivals = [dodgePresentation, parPresentation].map((game) => ({ game, ...later<GamePage>() }));
  let come = 0;
  let failed = 0;
  const loader = new GameLoader(
    session,
    new GamePresentations(arrivals.map(({ game, promise }) => ({ ...game, page: () => promise }))),
    () => come++,
    () => failed++,
  );
  const ticksIn = (seconds: number) => {
    const { tick } = session.simulation;
    session.advance(seconds);
    return session.simulation.tick - tick;
  };
  return { session, loader, dodge: arrivals[0], ticksIn, told: () => ({ come, failed }) };
}

describe('a game whose page comes late', () => {
  it('begins with its page: time waits for it', async () => {
    const { session, loader, dodge, ticksIn, told } = slowPage();
    expect(ticksIn(0.1)).toBeGreaterThan(0);
    session.load(dodgeScene, 'dodge');
    expect(ticksIn(0.1)).toBe(0);
    expect(session.playback.paused).toBe(false);
    const there = loader.now();
    dodge.resolve(page);
    await there;
    expect(told()).toEqual({ come: 1, failed: 0 });
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });

  it('goes on without it where it cannot be had, and says so', async () => {
    const { session, loader, dodge, ticksIn, told } = slowPage();
    session.load(dodgeScene, 'dodge');
    const there = loader.now();
    dodge.reject(new Error('no line'));
    await there;
    expect(told().come).toBe(0);
    expect(told().failed).toBeGreaterThan(0);
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });

  it('is not loaded ahead of its scene where it is large', async () => {
    const { scenario } = allScenarios[0];
    const asked: string[] = [];
    const all = [dodgePresentation, { ...parPresentation, onDemand: true as const }].map((game) => ({
      ...game,
      page: () => {
        asked.push(game.game.key);
        return Promise.resolve(page);
      },
    }));
    const loader = new GameLoader(
      new Session(scenario, 'n', rules),
      new GamePresentations(all),
      () => {},
      () => {},
    );
    loader.rest();
    expect(asked).toEqual(['dodge']);
  });

  it('holds no other scene up', () => {
    const { session, ticksIn } = slowPage();
    session.load(dodgeScene, 'dodge');
    const [first] = allScenarios;
    session.load(first.scenario, first.id);
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });
});
