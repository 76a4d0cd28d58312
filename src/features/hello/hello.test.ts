// Test that the feature Hello can be played, although it uses only the interface of all features.
import { createElement } from 'preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeatureCode } from '../../app/feature/feature';
import { SceneLoader } from '../../app/feature/scene-loader';
import type { Frame, Surface } from '../../app/scene/layer';
import { Session } from '../../app/session/session';
import { canRun, runAction } from '../../app/ui/actions/action';
import { keyedActions } from '../../app/ui/actions/list';
import { type App, AppContext } from '../../app/ui/app';
import { FeatureParts, Features, FeaturesContext } from '../../app/ui/features';
import { textOf } from '../../app/ui/kit/rendered.fixture';
import { Modes } from '../../app/view/mode';
import { ViewState } from '../../app/view/view-state';
import { Viewport } from '../../app/view/viewport';
import { parseScenario } from '../../lab/files/read-scenario';
import { hello } from './index';
import { helloField, helloOf, helloScene } from './rules/hello';

/** Opens a page with Hello at its scene. */
async function opened() {
  const features = new Features<FeatureCode>([hello]);
  const session = new Session(helloScene, 'hello', [helloField]);
  const view = new ViewState(new Modes(features.played));
  const app = { features, session, view, viewport: new Viewport() } as Partial<App> as App;
  features.begin(app);
  await new SceneLoader(session, features, expect.unreachable).loadForScene();
  return { app, session, features, rules: () => helloOf(session.simulation)! };
}

type Page = Awaited<ReturnType<typeof opened>>;

/** Runs until the missile has caught its target a number of times, for at most two minutes. */
function flyTo({ session, rules }: Page, catches: number): void {
  while (rules().catches < catches && session.simulation.time < 120) session.step();
}

/** Returns the text that the game Hello shows on the page. */
function shown({ app, features }: Page): string {
  const part = createElement(FeatureParts, { place: 'scene figures' });
  const page = createElement(FeaturesContext.Provider, { value: features as Features }, part);
  return textOf(createElement(AppContext.Provider, { value: app }, page));
}

let page: Page;

beforeEach(async () => {
  page = await opened();
});

describe('a file with the field', () => {
  const read = (spec: unknown) => parseScenario(JSON.stringify({ ...helloScene, hello: spec }), [helloField]);

  it('is read, and refused with a sentence', () => {
    expect(read({ catches: 2 })).toEqual(helloScene);
    expect(() => read({ catches: 0 })).toThrow('hello.catches: must be a whole number from 1 to 100, got 0');
  });
});

describe('a scene of Hello', () => {
  it('counts a catch once, and is over after the last', () => {
    flyTo(page, 1);
    expect(page.session.game?.report?.(page.session.simulation)).toEqual({
      kind: 'hello',
      state: 'running',
      catches: 1,
    });
    expect(page.rules().isOver).toBe(false);
    const [move] = page.features.at('scene');
    runAction(page.app, move);
    flyTo(page, 2);
    expect(page.rules().isOver).toBe(true);
  });

  it('waits until the feature is loaded', () => {
    expect(page.session.playback.waits).toBe(false);
    expect(page.features.loaded).toHaveLength(1);
  });

  it('shows the catches in its place', () => {
    expect(shown(page)).toBe('Caught 0 of 2');
    flyTo(page, 1);
    expect(shown(page)).toBe('Caught 1 of 2');
  });

  it('draws the circle of a catch round the target', () => {
    const graphics = { lineStyle: () => graphics, strokeCircle: vi.fn() };
    const [{ make }] = page.features.loaded.flatMap(({ layers = [] }) => layers);
    const draw = make({ graphics: () => graphics } as unknown as Surface);
    const { viewport, session } = page.app;
    draw({ session, viewport } as Frame);
    const { x, y } = viewport.toPage({ x: 10, y: 0 });
    expect(graphics.strokeCircle).toHaveBeenCalledWith(x, y, 3 * viewport.zoom);
  });

  it('has its key, and locks what would break the count', () => {
    const [move] = page.features.at('scene');
    expect(move.key).toBe('Y');
    const [path] = keyedActions.filter(({ id }) => id === 'path');
    expect(canRun(page.app, path)).toBe(false);
  });
});

describe('its action', () => {
  it('moves the target to the other side', async () => {
    const [move] = page.features.at('scene');
    expect(runAction(page.app, move)).toBe(true);
    expect(page.session.commands.target).toMatchObject({ x: -10, y: 0 });
  });

  it('is off in other scenes', () => {
    const [move] = page.features.at('scene');
    page.session.load({ version: 1, name: 'Other', entities: [{ kind: 'missile' }] }, 'other');
    expect(canRun(page.app, move)).toBe(false);
    expect(shown(page)).toBe('');
  });
});
