// Announcements for screen readers: changes of scene, mode, motor limit and time, and results of step tests.
import { sentenceText } from '../../lab/answers/answer';
import { percentText, secondsText } from '../../laws/exact/figures';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import { lineUpLabel } from '../session/line-up';
import type { Session } from '../session/session';
import { namesOf } from '../view/bodies';
import { hasCommonCommand } from './actions/common-command';
import { modes } from './actions/list';
import type { App } from './app';
import { everyFrame } from './kit/frames';

/** Rate at which the page checks values that change without an event. Hz */
const lookRate = 4;

/**
 * Announces changes on the page to screen readers.
 * @param ofGames returns one function per game, which returns the game's announcement
 * @returns function that ends the announcements
 */
export function sayWhatHappens(app: App, ofGames: () => readonly (() => string)[]): () => void {
  const { session } = app;
  const allNow = () => [
    ...statements.map(({ read, isQuiet }) => ({ words: read(app), isQuiet })),
    ...ofGames().map((read) => ({ words: read(), isQuiet: undefined })),
  ];
  let { scene, simulation } = session;
  let was = allNow();
  let test: StepTest | null = null;
  const look = () => {
    const now = allNow();
    const { name, question = '' } = session.scenario;
    if (session.scene !== scene) app.say(`${name}. ${question}`.trim());
    else
      now.forEach(({ words, isQuiet }, n) => {
        if (words !== was[n]?.words && !isQuiet?.(app)) app.say(words);
      });
    if (session.simulation !== simulation) test = null;
    ({ scene, simulation } = session);
    was = now;
    const result = test?.(session) ?? null;
    if (result === null) return;
    app.say(result);
    test = null;
  };
  app.stepTests.add(() => {
    test = beginStepTest(session);
  });
  // Several changes before the next frame are announced together.
  let isDue = false;
  session.onChange(() => {
    if (!isDue) requestAnimationFrame(lookOnce);
    isDue = true;
  });
  const lookOnce = () => {
    isDue = false;
    look();
  };
  return everyFrame(lookRate, look);
}

/** A text that screen readers announce whenever it changes. */
interface Statement {
  /** Returns the current text; empty if there is nothing to announce. */
  read(app: App): string;
  /** Returns true to suppress the announcement when the text changes. If left out, every change is announced. */
  isQuiet?(app: App): boolean;
}

const statements: readonly Statement[] = [
  {
    read({ session: { answer, because } }) {
      return answer ? [answer.phrases, because ?? []].map(sentenceText).join(' ').trim() : '';
    },
  },
  { read: ({ session }) => (session.round.state === 'waiting' ? 'Guess, or press Space to watch.' : '') },
  {
    read: (app) => {
      const mode = hasCommonCommand(app) && modes.find(({ id }) => id === app.session.commands.mode);
      return mode ? `Mode: ${mode.label}` : '';
    },
  },
  {
    read: ({ session }) => (session.reducedLimit.reduced ? 'Turn limit cut' : 'Full turn limit'),
    // A demonstration would announce its switch every few seconds.
    isQuiet: ({ session }) => session.demonstration.running,
  },
  { read: ({ session }) => (session.playback.paused ? 'Paused' : 'Time runs') },
  { read: ({ session: { playback } }) => (playback.pace === 1 ? 'Full speed' : `Speed ${playback.pace}`) },
  { read: ({ session }) => (session.lineUp.open ? `Bodies: ${lineUpLabel(session.lineUp.name)}` : '') },
  { read: ({ view }) => ({ point: '', draw: 'Draw' })[view.tool] },
];

/** Longest wait for a body to come to rest in a step test, s */
const longestWait = 4;

const mostBodies = 4;

/** Function that returns a step test's results as text, or null until all are known. */
type StepTest = (session: Session) => string | null;

function beginStepTest(session: Session): StepTest {
  const { simulation } = session;
  const began = simulation.time;
  const bodies = simulation.entities
    .filter((entity) => kindOf(entity).controlledVariable === 'heading' && !simulation.isAutonomous(entity))
    .slice(0, mostBodies);
  const names = namesOf(session, bodies);
  return ({ simulation: now, entities }) => {
    const passed = now.time - began;
    const results = bodies.flatMap((body, n) =>
      // A body that has left the scene has no result.
      entities.includes(body) ? [resultOf(now, body, names[n], passed)] : [],
    );
    return results.includes(null) ? null : results.join(' ');
  };
}

/**
 * Returns a sentence with the result of a step test for one body. Null while the body may still settle.
 * @param passed time since the test began, s
 */
function resultOf(simulation: Simulation, entity: Entity, name: string, passed: number): string | null {
  const meter = simulation.measures.of(entity)?.turn;
  const turn = meter?.settled ?? null;
  // A turn that began before the test is no result of it.
  const isOwn = turn !== null && turn === meter?.last && turn.seconds <= passed;
  if (!isOwn) return passed >= longestWait ? `${name}: did not come to rest.` : null;
  const { settlingTime, overshoot } = turn.response;
  return `${name}: settled in ${secondsText(settlingTime ?? 0)}, ${percentText(overshoot)} overshoot.`;
}
