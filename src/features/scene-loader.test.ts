import { describe, expect, it } from 'vitest';
import type { Feature, FeatureCode } from '../app/feature/feature';
import { SceneLoader } from '../app/feature/scene-loader';
import { Session } from '../app/session/session';
import type { App } from '../app/ui/app';
import { Features } from '../app/ui/features';
import { dodge } from './dodge';
import { par } from './par';
import { gameFields as rules } from './rules';
import { allScenarios } from './scenes';

const dodgeScene = allScenarios.find(({ id }) => id === 'dodge')!.scenario;

const loaded: FeatureCode = { run: {}, parts: { 'scene figures': () => null } };

/** Returns a promise, and the function that resolves it. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

const begun = (rows: readonly Feature[]) => {
  const features = new Features(rows);
  features.begin({} as App);
  return features;
};

/** Returns a test page with two games whose code is loaded only when the test allows it. */
function slowPage() {
  const [first] = allScenarios;
  const session = new Session(first.scenario, first.id, rules);
  const arrivals = [dodge, par].map((feature) => ({ feature, ...later<FeatureCode>() }));
  let come = 0;
  let failed = 0;
  const features = begun(arrivals.map(({ feature, promise }) => ({ ...feature, load: () => promise })));
  features.onLoad(() => come++);
  const loader = new SceneLoader(session, features, () => failed++);
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
    const there = loader.loadForScene();
    dodge.resolve(loaded);
    await there;
    expect(told()).toEqual({ come: 1, failed: 0 });
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });

  it('continues without it if it cannot be loaded, and says so', async () => {
    const { session, loader, dodge, ticksIn, told } = slowPage();
    session.load(dodgeScene, 'dodge');
    const there = loader.loadForScene();
    dodge.reject(new Error('no line'));
    await there;
    expect(told().come).toBe(0);
    expect(told().failed).toBeGreaterThan(0);
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });

  it('is not loaded ahead of its scene if it is large', async () => {
    const asked: string[] = [];
    const late: Feature = { ...par, isLarge: true };
    const all = [dodge, late].map((feature) => ({
      ...feature,
      load: () => {
        asked.push(feature.plays!.field.key);
        return Promise.resolve(loaded);
      },
    }));
    await begun(all).load();
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
