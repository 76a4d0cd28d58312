// Tests of the flow of Dodge on the page: title, run, hit, card and the next run, in this order.
import { h } from 'preact';
import { expect, it } from 'vitest';
import { paces } from '../../../app/session/playback';
import { Session } from '../../../app/session/session';
import type { OpenDialog } from '../../../app/ui/state/dialogs';
import type { DrawerId } from '../../../app/ui/state/drawers';
import { dodgeGame } from '../rules/game';
import { dodgeScenario } from '../scenario';
import { startRun } from '../start-run';
import { Flow } from './flow';
import { readResults } from './results';
import type { DodgeRun } from './run';
import { bestIdOf, withNextSeed } from './runs';

const elsewhere = { version: 1, name: 'Elsewhere', entities: [{ kind: 'missile' }] } as const;

/** Opens a page with the game at its title. Returns the page, its events, and a clock that only the test moves. */
function page(scenario: ConstructorParameters<typeof Session>[0] = dodgeScenario) {
  const session = new Session(scenario, 'dodge', [dodgeGame]);
  const open = new Set<DrawerId>(['measure']);
  const dialogs: { all: readonly OpenDialog[] } = { all: [] };
  const cards: DodgeRun[] = [];
  let now = 100;
  let isMotionReduced = false;
  const flow = new Flow({
    session,
    view: { set() {} },
    drawers: {
      get open() {
        return [...open];
      },
      set: (id, on) => void (on ? open.add(id) : open.delete(id)),
    },
    dialogs,
    pressFirst: (run) => {
      cards.push(run);
      startRun(session, withNextSeed(session.scenario));
    },
    now: () => now,
    isMotionReduced: () => isMotionReduced,
    hash: () => '#dodge',
  });
  /** Lets real time pass in frames of 0.1 s, without steps of the simulation. @param seconds the time, s */
  const pass = (seconds: number) => {
    for (let n = 0; n < Math.round(10 * seconds); n++) {
      now += 0.1;
      flow.update();
    }
  };
  /** Advances the simulation by a number of steps, within one frame. */
  const step = (steps: number) => {
    session.step(steps);
    flow.update();
  };
  /** Plays until the first missile has hit the player, who stands still. */
  const crash = () => {
    while (flow.run?.game.state !== 'over') session.step(1);
    flow.update();
  };
  const play = () => {
    step(1);
    flow.play();
  };
  return {
    ...{ session, flow, open, dialogs, cards, pass, step, crash, play },
    hide: (seconds: number) => {
      now += seconds;
    },
    reduceMotion: () => {
      isMotionReduced = true;
    },
  };
}

it('waits at the title after the first frame, until time runs', () => {
  const { session, flow, step } = page();
  expect([flow.phase, session.playback.paused]).toEqual(['title', false]);
  step(1);
  expect([flow.phase, session.playback.paused]).toEqual(['title', true]);
  session.playback.paused = false;
  expect(flow.phase).toBe('run');
});

it('continues immediately with a run that a button of the game has started, and with a replay', () => {
  const { session, flow } = page();
  startRun(session, withNextSeed(dodgeScenario));
  expect([flow.phase, flow.run?.seed, session.playback.paused]).toEqual(['run', 2, false]);
  const [player] = dodgeScenario.entities;
  session.load({ ...dodgeScenario, entities: [{ ...player, autonomous: true }] }, 'dodge');
  expect(flow.phase).toBe('run');
});

it('slows time after a hit for 0.6 s, and shows the card after 0.8 s', () => {
  const { session, flow, play, crash, pass } = page();
  play();
  crash();
  expect([flow.phase, session.playback.tempo, flow.announcement]).toEqual(['hit', 0.12, '']);
  pass(0.7);
  expect([flow.phase, session.playback.tempo]).toEqual(['hit', 0.5]);
  pass(0.2);
  expect(flow.phase).toBe('card');
  expect(flow.announcement).toMatch(/^Hit after .* Score /);
});

it('stops after a hit under reduced motion', () => {
  const { session, play, crash, reduceMotion } = page();
  reduceMotion();
  play();
  crash();
  expect(session.playback.tempo).toBe(0);
});

it('shows a hit that happened while the page was hidden when it is seen', () => {
  const { flow, play, crash, hide } = page();
  play();
  crash();
  hide(60);
  flow.update();
  expect(flow.phase).toBe('hit');
});

it('takes a press from 0.4 s after a hit on, and plays again when the card comes', () => {
  const { flow, cards, play, crash, pass } = page();
  play();
  crash();
  const { run } = flow;
  pass(0.3);
  flow.pressFirst();
  pass(1);
  expect([flow.phase, cards]).toEqual(['card', []]);

  flow.pressFirst();
  expect([flow.phase, flow.run?.seed, cards]).toEqual(['run', 2, [run]]);
  crash();
  pass(0.5);
  flow.pressFirst();
  expect(cards).toHaveLength(1);
  pass(0.4);
  expect([flow.phase, flow.run?.seed]).toEqual(['run', 3]);
});

it('keeps the score of a run that ended just before the next one begins', () => {
  const scenario = {
    ...dodgeScenario,
    name: 'Kept',
    dodge: { ...dodgeScenario.dodge, arena: [104, 62] as const },
  };
  const { session, flow, play, step } = page(scenario);
  play();
  const { game } = flow.run!;
  while (game.state !== 'over') session.step(1);
  startRun(session, withNextSeed(scenario));
  expect(readResults(bestIdOf(scenario)).last).toEqual([game.score]);
  expect(flow.run?.kept.best).toBe(game.score);
  step(1);
  expect(flow.phase).toBe('run');
});

it('closes the drawers, and opens them again after the game', () => {
  const { session, flow, open } = page();
  expect([...open]).toEqual([]);
  session.load(elsewhere, 'elsewhere');
  expect([...open]).toEqual(['measure']);
  expect(flow.run).toBeNull();
});

it('does not pass the stop of its title on to another scene, but does pass on a pause by the person', () => {
  const { session, step, play } = page();
  step(1);
  session.load(elsewhere, 'elsewhere');
  expect(session.playback.paused).toBe(false);

  session.load({ ...dodgeScenario }, 'dodge');
  play();
  step(60);
  session.playback.paused = true;
  session.load(elsewhere, 'elsewhere');
  expect(session.playback.paused).toBe(true);
});

it('pauses under a dialog that opens, and not after the run', () => {
  const { session, flow, dialogs, play, crash } = page();
  const dialog = (): OpenDialog => ({ what: 'The help', content: () => h('p', null) });
  play();
  dialogs.all = [dialog()];
  flow.update();
  expect(session.playback.paused).toBe(true);
  session.playback.paused = false;
  flow.update();
  dialogs.all = [];
  flow.update();
  expect(session.playback.paused).toBe(false);
  crash();
  dialogs.all = [dialog()];
  flow.update();
  expect(session.playback.paused).toBe(false);
});

it('notices a run that was in slow motion for a moment: it does not count', () => {
  const { session, flow, play, crash } = page();
  play();
  for (const _ of paces) session.playback.nextPace();
  expect(session.playback.pace).toBe(1);
  crash();
  expect(flow.run?.result?.flaw).toBe('it was in slow motion');
});
