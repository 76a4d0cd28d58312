// What is said of the page as it changes: the scene, the mode, the motor's limit, time, and the results of a step test.
import type { App } from '../app';
import { everyFrame } from '../kit/frames';
import { type Statement, statements } from './statements';
import { StepTestResult } from './step-test-result';

/** How often it looks for what changes by itself. Hz */
const lookRate = 4;

/** Says what changes. @param ofGames gives what games have to say, in addition; empty for nothing. Games may come later */
export function sayWhatHappens(app: App, ofGames: () => readonly (() => string)[]): void {
  const { session } = app;
  const every = (): readonly Statement[] => [
    ...statements,
    ...ofGames().map((read) => ({ read, isNews: (now: string) => now !== '' })),
  ];
  let scenario = session.scenario;
  let simulation = session.simulation;
  let was = every().map(({ read }) => read(app));
  let test: StepTestResult | null = null;
  const look = () => {
    const all = every();
    const now = all.map(({ read }) => read(app));
    const isOther = session.scenario !== scenario;
    if (isOther) app.say(sceneWords(app));
    else
      all.forEach(({ isNews }, n) => {
        if (now[n] !== was[n] && (isNews?.(now[n], app) ?? true)) app.say(now[n]);
      });
    if (session.simulation !== simulation) test = null;
    ({ scenario, simulation } = session);
    was = now;
    if (test) {
      const result = test.words(session);
      if (result !== null) {
        app.say(result);
        test = null;
      }
    }
  };
  app.stepTests.add(() => {
    test = new StepTestResult(session);
  });
  session.onChange(look);
  everyFrame(lookRate, look);
}

function sceneWords({ session }: App): string {
  const { name, question = '' } = session.scenario;
  return `${name}. ${question}`.trim();
}
