// Tests of the scenes in space as a person uses them: answers, controls that are not offered, and effects of the main
// control and of drags.
import { describe, expect, it } from 'vitest';
import { Session } from '../../app/session/session';
import { canRun } from '../../app/ui/actions/action';
import { keyedActions } from '../../app/ui/actions/list';
import { type App, inFocus } from '../../app/ui/app';
import { Features } from '../../app/ui/features';
import { turnTable } from '../../app/ui/scope/turn-table';
import { heroOf } from '../../app/view/heroes/heroes';
import { Modes } from '../../app/view/mode';
import { ViewState } from '../../app/view/view-state';
import { sentenceText } from '../../lab/answers/answer';
import { answerMeterOf } from '../../lab/answers/answers';
import { rotate } from '../../laws/control/attitude/quaternion';
import { lengthOf } from '../../laws/control/attitude/vector';
import { toDegrees } from '../../laws/exact/figures';
import { whyNoLawIn } from '../../world/simulation/system';
import { gameFields } from '../rules';
import { reasonAgainst } from '../workshop/code/code';
import { space } from './index';
import { pointed } from './order';
import { noseAxis } from './rules/ship';
import { spaceOf } from './rules/space-rules';
import { spaceScenes } from './scenario';

function opened(id: string) {
  const { scenario } = spaceScenes.find((scene) => scene.id === id)!;
  const session = new Session(scenario, id, gameFields);
  return { session, rules: () => spaceOf(session.simulation)! };
}

/**
 * Simulates until the scene's question is answered, and returns the answer. Null if the question is not answered within
 * `seconds` s.
 */
function answerOf(session: Session, seconds: number) {
  while (session.answer === null && session.simulation.time < seconds) session.step();
  return session.answer;
}

describe('the answer', () => {
  it('of crates is that torque feels them, and a rotation that is set none', () => {
    const { session, rules } = opened('space-why');
    const answer = answerOf(session, 20)!;
    const [set, pushed] = rules().spheres.map(({ meter }) => meter);
    expect(set.felt).toBe(0);
    expect(set.hits).toBeGreaterThan(0);
    expect(pushed.hits).toBeGreaterThan(1);
    // Thrown off, then at its goal again.
    expect(toDegrees(pushed.offArc)).toBeGreaterThan(5);
    expect(toDegrees(Math.abs(session.entities[1].turn.error!))).toBeLessThan(2);
    expect(sentenceText(answer.phrases)).toBe(
      'Torque was thrown off by crates and came back; Rotation set went through.',
    );
    expect(answer.right).toEqual([1]);
  });

  it('of crates is, once a person takes them away, that nothing is felt', () => {
    const { session } = opened('space-why');
    session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().crates.set([0]));
    const { phrases, right } = answerOf(session, 12)!;
    expect(sentenceText(phrases)).toBe('Without crates both turn alike.');
    expect(right).toEqual([]);
  });

  it('of the product comes with the second order, and says how far each left its way', () => {
    const { session, rules } = opened('space-order');
    const answer = answerOf(session, 12)!;
    expect(session.simulation.time).toBeGreaterThan(3.4);
    expect(session.simulation.time).toBeLessThan(6.8);
    const [printed, right] = rules().spheres.map(({ meter }) => ((meter.offArc * 180) / Math.PI).toFixed(0));
    expect(sentenceText(answer.phrases)).toBe(
      `Repaired ${right}° off its way; Published ${printed}° and still has 87° to turn and roll.`,
    );
    // A second program computed 74.9° and 3.2°.
    expect(Number(printed)).toBe(75);
    expect(Number(right)).toBe(3);
    expect(answer.right).toEqual([1]);
  });

  it('of the flip says, after two flips, that it continues, and that the steered ship rests on its order', () => {
    const { session, rules } = opened('space-flip');
    const answer = answerOf(session, 20)!;
    const [free] = rules().spheres;
    expect(free.meter.flips).toBeGreaterThan(1);
    expect(sentenceText(answer.phrases)).toBe('Steered rests on its mark; Free flips on.');
    expect(answer.right).toEqual([1]);
  });

  it('of the flip names the ship by its state: steered or free', () => {
    const { session, rules } = opened('space-flip');
    const names = () => session.entities.map((entity) => session.labelOf(entity));
    expect(names()).toEqual(['Free', 'Steered']);
    session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().held.set([0]));
    expect(names()).toEqual(['Free', 'Free too']);
    const [one, other] = rules().spheres.map(({ meter }) => meter);
    const answer = answerOf(session, 1)!;
    expect(sentenceText(answer.phrases)).toBe('Nobody steers: neither comes to rest.');
    expect(answer.right).toEqual([]);
    const { choices } = answerMeterOf(session.simulation)!;
    expect(choices!.map(({ label }) => label)).toEqual(['Free', 'Steered']);
    session.step(600);
    // Ships with the same spin flip in the same way.
    expect(one.flips).toBeGreaterThan(0);
    expect(one.flips).toBe(other.flips);
    const saved = new Session(session.toScenario(), 'again', gameFields);
    expect(saved.entities.map((entity) => saved.labelOf(entity))).toEqual(names());
    session.settle();
    session.undo();
    expect(names()).toEqual(['Free', 'Steered']);
  });

  it('of the flip appears immediately when the second ship is released, and again when it is steered', () => {
    const { session } = opened('space-flip');
    const set = (held: number) =>
      session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().held.set([held]));
    const said = () => sentenceText(session.answer?.phrases ?? []);
    session.step(700);
    set(0);
    session.step(60);
    expect(said()).toBe('Nobody steers: neither comes to rest.');
    set(1);
    session.step(210);
    expect(said()).toBe('Steered rests on its mark; Free spins on.');
    session.edit(({ simulation }) => spaceOf(simulation)!.order({ x: 0, y: 0, z: 0, w: 1 }));
    session.step(600);
    expect(said()).toBe('Steered rests on its mark; Free spins on.');
    session.edit(({ simulation }) => spaceOf(simulation)!.order({ x: 0, y: 1, z: 0, w: 0 }));
    session.step(210);
    expect(said()).toBe('Steered rests on its mark; Free flips on.');
  });

  it('of the eight laws names the first to settle', () => {
    const { session } = opened('space-turn');
    const answer = answerOf(session, 4)!;
    expect(sentenceText(answer.phrases)).toMatch(/^Time optimal first, 0\.6\d s; /);
  });
});

it('actions without a meaning in space are locked there, and the others work', () => {
  const { session } = opened('space-why');
  session.edit(() => {});
  const app = {
    session,
    view: new ViewState(new Modes(new Features([space]).played)),
  } as unknown as App;
  const offered = keyedActions.filter((action) => canRun(app, action)).map(({ id }) => id);
  expect(offered).toEqual(['turn-limit', 'pause', 'step', 'restart', 'pace', 'tune', 'measure', 'keep-run']);
});

describe('settings without an effect on a ship', () => {
  const appOf = (id: string, n: number) => {
    const { session } = opened(id);
    const view = new ViewState(new Modes(new Features([space]).played));
    session.step(400);
    view.set('focus', session.entities[n]);
    return { session, view } as unknown as App;
  };

  it('has no law in free drift: Tune and Code say so', () => {
    const [free, steered] = [0, 1].map((n) => appOf('space-flip', n));
    expect(reasonAgainst(free)).toBe(
      'No law turns this ship: it is let go, and spins by itself. Choose another one in Tune.',
    );
    expect(reasonAgainst(steered)).toBeNull();
    const { session } = steered;
    expect(whyNoLawIn(session.simulation.systems, session.entities[1])).toBeNull();
    session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().held.set([0]));
    expect(whyNoLawIn(session.simulation.systems, session.entities[1])).toMatch(/^No law turns this ship/);
  });

  it.each([
    ['space-why', 1],
    ['space-order', 1],
    ['space-flip', 1],
    ['space-turn', 0],
  ])('is not in focus in %s until a person chooses it: ship %i is', (id, n) => {
    const app = appOf(id, n);
    app.view.set('focus', null);
    expect(inFocus(app)).toBe(app.session.entities[n]);
    expect(reasonAgainst(app)).toBeNull();
  });

  it('is a file that turns by torque, where its rotation is set', () => {
    expect(reasonAgainst(appOf('space-why', 0))).toMatch(/^This body has its rotation set/);
    expect(reasonAgainst(appOf('space-why', 1))).toBeNull();
  });

  it('is the best possible turn of the other ship, if the rotation is set', () => {
    const lastOf = (id: string) => turnTable.lines(appOf(id, 0)).at(-1)!;
    expect(lastOf('space-why').name).toBe('Best possible for Torque');
    expect(lastOf('space-turn').name).toBe('Best');
  });
});

it.each(spaceScenes.map(({ id }) => id))('the hero of %s changes something, and undo takes it back', (id) => {
  const { session } = opened(id);
  const { hero, scene } = heroOf(session, new ViewState())!;
  const { choice, range } = hero;
  const now = () => (choice ?? range!).now(scene);
  const was = now();
  const other = choice ? choice.options(scene).find(({ value }) => value !== was)!.value : range!.min;
  session.step(60);
  (choice ?? range!).choose(scene, other);
  expect(now()).toBeCloseTo(other, 9);
  session.settle();
  session.undo();
  expect(now()).toBeCloseTo(was!, 9);
});

it('a drag orders all ships, can be undone, and is saved', () => {
  const { session, rules } = opened('space-why');
  session.step(30);
  const before = rules().spheres.map(({ ship }) => ship.order);
  const down = { x: 0, y: -1, z: 0 };
  session.edit(({ simulation }) => {
    const all = spaceOf(simulation)!;
    all.order(pointed(all.spheres[0].ship.order, down));
  });
  for (const { ship } of rules().spheres) expect(rotate(noseAxis, ship.order).y).toBeCloseTo(-1, 9);
  const saved = new Session(session.toScenario(), 'again', gameFields);
  for (const { ship } of spaceOf(saved.simulation)!.spheres)
    expect(rotate(noseAxis, ship.order).y).toBeCloseTo(-1, 9);
  session.settle();
  session.undo();
  expect(rules().spheres.map(({ ship }) => ship.order)).toEqual(before);
});

it('a tilted axis turns the orders, keeps their angle, begins at rest, and is undone', () => {
  const { session, rules } = opened('space-turn');
  session.step(100);
  const was = rules().axis!;
  const by = rules().adjustables().turn.get()[0];
  session.edit(({ simulation }) => {
    spaceOf(simulation)!.axis = { x: 0, y: 0, z: -1 };
  });
  expect(rules().axis!.z).toBeCloseTo(-1, 9);
  expect(rules().adjustables().turn.get()[0]).toBeCloseTo(by, 9);
  for (const { ship } of rules().spheres) expect(lengthOf(ship.body.motion.angularVelocity)).toBe(0);
  session.settle();
  session.undo();
  for (const part of ['x', 'y', 'z'] as const) expect(rules().axis![part]).toBeCloseTo(was[part], 9);
});
