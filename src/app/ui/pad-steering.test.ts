// Tests of the buttons of a game controller in scenes. Each press acts once: it changes the main control, presses a
// button, or pauses.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarios } from '../../lab/scenarios';
import { toDegrees } from '../../laws/exact/figures';
import { turnsOf } from '../../world/simulation/targets/turns';
import { Session } from '../session/session';
import { ViewState } from '../view/view-state';
import type { App } from './app';
import { padButtons } from './kit/game-pad';
import { listenToPad } from './pad-steering';

const frames: ((now: number) => void)[] = [];
let stop = () => {};
let now = 0;
let pressed = new Set<number>();
const shown = new Map<string, { click: () => void }>();
const escapes = vi.fn();

/** Lets the page read the game controller once, while these buttons are pressed. */
function read(...buttons: (keyof typeof padButtons)[]): void {
  pressed = new Set(buttons.map((button) => padButtons[button]));
  now += 50;
  for (const frame of frames.splice(0)) frame(now);
}

beforeEach(() => {
  shown.clear();
  escapes.mockReset();
  const pad = () => ({
    axes: [0, 0],
    buttons: Array.from({ length: 17 }, (_, n) => ({ pressed: pressed.has(n) })),
  });
  vi.stubGlobal('navigator', { getGamepads: () => [null, pad()] });
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal(
    'KeyboardEvent',
    class {
      constructor(
        _: string,
        readonly init: { key: string },
      ) {}
    },
  );
  vi.stubGlobal('document', {
    activeElement: null,
    body: { dispatchEvent: escapes },
    querySelector: (selector: string) => shown.get(selector) ?? null,
  });
});

afterEach(() => {
  stop();
  read();
  vi.unstubAllGlobals();
});

/** Opens a built-in scene on a page with a game controller. */
function opened(id: string): Session {
  const { scenario } = scenarios.find((one) => one.id === id)!;
  const session = new Session(scenario, id);
  const features = { runIn: () => undefined };
  const dialogs = { present: [] };
  stop = listenToPad({
    session,
    view: new ViewState(),
    features,
    dialogs,
    notify: vi.fn(),
  } as unknown as App);
  return session;
}

it('right and left of the cross choose the other word, once a press, and stay at the ends', () => {
  const session = opened('path-race');
  const isFull = () => !session.reducedLimit.reduced;
  const before = isFull();
  read(before ? 'right' : 'left');
  expect(isFull()).toBe(!before);
  read(before ? 'right' : 'left');
  read();
  read(before ? 'right' : 'left');
  expect(isFull()).toBe(!before);
  read(before ? 'left' : 'right');
  expect(isFull()).toBe(before);
});

it('left and right step the angle of a turn by the 10° of its buttons', () => {
  const session = opened('turn-90');
  const by = () => session.scenario.turns && Math.abs(toDegrees(turnsOf(session.simulation)!.by));
  expect(by()).toBeCloseTo(90);
  read('right');
  expect(by()).toBeCloseTo(100);
  read();
  read('left');
  read();
  read('left');
  expect(by()).toBeCloseTo(80);
});

it('left and right move a slider by a twentieth of its track', () => {
  const session = opened('orbit');
  const rate = () => session.entities[0].limits.turnRate;
  const before = rate();
  read('right');
  const more = rate();
  expect(more).toBeGreaterThan(before);
  read();
  read('left');
  // Both values are rounded as they are written.
  expect(rate() / before).toBeCloseTo(1, 1);
});

it('A presses what waits for a guess, then what holds an answer, then the button of the main control', () => {
  const clicks: string[] = [];
  const show = (selector: string) => shown.set(selector, { click: () => clicks.push(selector) });
  opened('turn-90');
  show('.bar-middle .hero-press');
  read('a');
  read('a');
  expect(clicks).toEqual(['.bar-middle .hero-press']);
  show('[data-action=go-on]');
  show('.just-watch');
  read();
  read('a');
  expect(clicks[1]).toBe('.just-watch');
  shown.delete('.just-watch');
  read();
  read('a');
  expect(clicks[2]).toBe('[data-action=go-on]');
});

it('B is the Escape key, and Start pauses', () => {
  const session = opened('path-race');
  read('b');
  expect(escapes).toHaveBeenCalledWith(
    expect.objectContaining({ init: expect.objectContaining({ key: 'Escape' }) }),
  );
  const wasPaused = session.playback.paused;
  read('start');
  expect(session.playback.paused).toBe(!wasPaused);
});
