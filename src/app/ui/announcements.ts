// What is said of the page as it changes, to whoever listens instead of looking: the scene, the mode, the motor's limit, time, and the results of a step test.
import { wordsOf } from '../../lab/answers/answer';
import { percentText, secondsText } from '../../laws/exact/figures';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import { lineUpLabel } from '../session/line-up';
import type { Session } from '../session/session';
import { namesOf } from '../view/bodies';
import { modes } from './actions/list';
import type { App } from './app';
import { hasCommonCommand } from './first-screen/common-command';
import { everyFrame } from './kit/frames';

/** How often it looks for what changes by itself. Hz */
const lookRate = 4;

/** Says what changes. @param ofGames gives what games have to say, in addition; empty for nothing. Games may come later */
export function sayWhatHappens(app: App, ofGames: () => readonly (() => string)[]): void {
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
  session.onChange(look);
  everyFrame(lookRate, look);
}

/** Something that is said when it changes, unless that is because another scene came. */
interface Statement {
  /** What there is to say now; empty for nothing. */
  read(app: App): string;
  /** Whether a change of it is not said now. */
  isQuiet?(app: App): boolean;
}

const statements: readonly Statement[] = [
  { read: ({ session: { answer } }) => (answer ? wordsOf(answer.phrases) : '') },
  {
    read: (app) => {
      const mode = hasCommonCommand(app) && modes.find(({ id }) => id === app.session.commands.mode);
      return mode ? `Mode: ${mode.label}` : '';
    },
  },
  {
    read: ({ session }) => (session.reducedLimit.reduced ? 'Turn limit cut' : 'Full turn limit'),
    // A scene that shows it by itself would speak every few seconds.
    isQuiet: ({ session }) => session.demonstration.running,
  },
  { read: ({ session }) => (session.playback.paused ? 'Paused' : 'Time runs') },
  { read: ({ session: { playback } }) => (playback.pace === 1 ? 'Full speed' : `Speed ${playback.pace}`) },
  { read: ({ session }) => (session.lineUp.open ? `Bodies: ${lineUpLabel(session.lineUp.name)}` : '') },
  { read: ({ view }) => ({ point: '', draw: 'Draw', shove: 'Shove tool' })[view.tool] },
];

/** How long a step test lasts at most. s */
const longestWait = 4;

const mostBodies = 4;

/** Says how a step test that begins now went, once that is known: "Missile: settled in 0.63 s, 2 % overshoot."; null before. */
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
      // One that has left has nothing to say.
      entities.includes(body) ? [resultOf(now, body, names[n], passed)] : [],
    );
    return results.includes(null) ? null : results.join(' ');
  };
}

/** @param passed since the test began. s */
function resultOf(simulation: Simulation, entity: Entity, name: string, passed: number): string | null {
  const meter = simulation.measures.of(entity)?.turn;
  const turn = meter?.settled ?? null;
  // A turn from before the test says nothing about it.
  const isOwn = turn !== null && turn === meter?.last && turn.seconds <= passed;
  if (!isOwn) return passed >= longestWait ? `${name}: did not come to rest.` : null;
  const { settlingTime, overshoot } = turn.response;
  return `${name}: settled in ${secondsText(settlingTime ?? 0)}, ${percentText(overshoot)} overshoot.`;
}
