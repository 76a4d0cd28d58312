// Tests of the registry of features: when it loads a feature, and the message when that fails.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from './app';
import { Features, type LoadedFeature, type PageFeature } from './features';

const notify = vi.fn();
const app = { notify } as Pick<App, 'notify'> as App;
const ran = vi.fn();
const Part = () => null;
const codeTargets = () => [];
const loaded: LoadedFeature = {
  run: { go: ran },
  parts: { 'law drawer': Part },
  services: { codeTargets },
};
const load = vi.fn<() => Promise<LoadedFeature>>();
const row = { key: '', label: 'Go', help: 'It goes.' };
const one: PageFeature = {
  label: 'The one',
  actions: [
    { ...row, id: 'go', spots: ['links'] },
    { ...row, id: 'stop', spots: [] },
  ],
  gives: ['law drawer', 'codeTargets'],
  load,
};

/** Returns the registry of features with one feature, connected to the page. */
function begun(): Features {
  const all = new Features([one]);
  all.begin(app);
  return all;
}

let features: Features;

beforeEach(() => {
  for (const each of [notify, ran, load]) each.mockReset();
  load.mockResolvedValue(loaded);
  features = begun();
});

describe('an action of a feature', () => {
  it('stands in its spots before the feature is loaded', () => {
    expect(features.at('links').map(({ id }) => id)).toEqual(['go']);
    expect(features.actions.map(({ id }) => id)).toEqual(['go', 'stop']);
    expect(load).not.toHaveBeenCalled();
    expect(() => features.action('fly')).toThrow('no feature has the action fly');
  });

  it('loads the feature once and then runs', async () => {
    const listener = vi.fn();
    features.onLoad(listener);
    features.action('go').run(app);
    features.action('go').run(app);
    await vi.waitFor(() => expect(ran.mock.calls).toEqual([[app], [app]]));
    expect(load).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(features.loaded).toEqual([loaded]);
  });

  it('tells the person that the feature cannot be loaded, and tries again at the next press', async () => {
    load.mockRejectedValueOnce(new Error('no network'));
    features.action('go').run(app);
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify.mock.calls[0]).toEqual([
      'The one could not be loaded. Is the connection gone? Load the page again.',
      'error',
    ]);
    features.action('go').run(app);
    await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
  });
});

describe('a part or a service of a feature', () => {
  it('is available when its feature is loaded', async () => {
    expect(features.parts('law drawer')).toEqual([]);
    expect(() => features.service('codeTargets')).toThrow('wait for slew.ready() once');
    await features.loadGivers('law drawer');
    expect(features.parts('law drawer')).toEqual([Part]);
    expect(features.service('codeTargets')).toBe(codeTargets);
  });

  it('loads its feature when it is needed', async () => {
    expect(await features.serviceFor(app, 'codeTargets')).toBe(codeTargets);
    load.mockRejectedValueOnce(new Error('no network'));
    const others = begun();
    expect(await others.serviceFor(app, 'codeTargets')).toBeNull();
    expect(notify).toHaveBeenCalledTimes(1);
    await expect(others.serviceFor(app, 'showCode')).rejects.toThrow('wait for slew.ready() once');
  });
});
