// The runs on the page, one after the other: ghosts before a run, its result after it, and the best one, which is kept.

import type { Origin } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import { everyFrame } from '../../../app/ui/kit/frames';
import { defaultLimits } from '../../../world/entities/motion-limits';
import { placeOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { stepRateTunable } from '../../../world/simulation/step-rate';
import { againWords, raceQuestion, raceSentence, withinLine, wonWords } from '../race-text';
import { type Compared, costliestTurn, lagOf, legsOf } from '../rules/comparison';
import type { Forecast, FriendGhost, Ghost } from '../rules/display';
import { claimOf, friendGhosts, medalGhost, paceOf, splitsOf } from '../rules/ghosts';
import { type MedalName, type MedalTime, medalFor, medalTimes, nextMedal } from '../rules/medals';
import { missOf } from '../rules/miss';
import { areAbove, type ParRules, parOf } from '../rules/par-rules';
import { lastBody, type ParRecord, readRecord, trackOf } from '../rules/record';
import type { Medals } from '../spec';
import { lagText, missedText, resultText, timeText, turnText } from '../text';
import { CourseMedals } from './course-medals';
import { provenCourse } from './day-medals';
import { flownRun, keptRun } from './flown';
import { Forecasts } from './forecasts';
import { moveToOwn, readKept, slotOf, writeKept } from './kept';
import { meetOwnScenes, ownCourseOf } from './own-place';
import { wordsBefore } from './race-words';
import { isOnLine, Rivals } from './rivals';

/** How often the page looks at its run: as often as a clock of hundredths looks alive. Hz */
export const refreshRate = 30;

/** The step rate at which the medals of a course were flown: the usual one for built-in courses, that of its scene for others. Hz */
function medalRate({ stepRate }: Scenario, { spec }: ParRules): number {
  return (spec.id === null ? stepRate : undefined) ?? stepRateTunable.initial;
}

/** A run on the page. */
export interface Run {
  readonly rules: ParRules;
  /** The best run before it. */
  readonly best: ParRecord | null;
  /** What it is compared with at the gates: the first of its ghosts. */
  readonly ghost: Ghost | null;
  /** When that passes the gates. s */
  readonly ghostSplits: readonly number[];
  /** Those of others among its ghosts. */
  readonly friends: readonly FriendGhost[];
  /** Whether there are any, or may be: some were not flown yet. */
  readonly isRace: boolean;
  /** How it went against each of them; none before its end. */
  races: readonly string[];
  /** The sentence at its end; null before. */
  sentence: string | null;
  /** Whether it has ended and counts. */
  counts: boolean;
  /** What it earned; null for nothing, and before its end. */
  medal: MedalName | null;
  /** Whether a result was shown just before it: the main control stays as high as that made it, and so does the picture. */
  readonly followsResult: boolean;
  /** The plan as it was flown last, and whether it is another than the one that was forecast. */
  plan: Scenario;
  isPlanNew: boolean;
}

/** The runs of the page: each attempt gets its ghosts, its result is shown, and the best run is kept. */
export class Runs {
  readonly #app: App;
  readonly #forecasts = new Forecasts();
  readonly #medals: CourseMedals;
  /** The runs that one races against. */
  readonly rivals = new Rivals();
  #run: Run | null = null;
  /** Where the scene on the page came from, at the last look. */
  #origin: Origin | null = null;

  constructor(app: App) {
    this.#app = app;
    this.#medals = new CourseMedals(app, () => this.#medalsChanged());
    everyFrame(refreshRate, () => this.look());
    app.session.onChange(() => {
      const run = this.look();
      if (run) run.isPlanNew = true;
    });
    this.look();
  }

  /** Begins the attempt that is planned anew, with what is known now of the runs that one races against. */
  meetAnew(): void {
    const run = this.#run;
    if (!run) return;
    this.#run = beginRun(this.#app, this.rivals, run.rules, run.followsResult);
    this.#flyFriends();
  }

  /** The same while it is not over: what came meanwhile is of no use to a run that was told already. */
  #moreIsKnown(): void {
    if (this.#run && this.#run.rules.state !== 'over') this.meetAnew();
  }

  /** Whether the medals of the course on the page are only its author's word. */
  get areAuthors(): boolean {
    return this.#medals.areAuthors;
  }

  /** What is said in place of medals that the course on the page does not have yet; empty where it has some, or gets none. */
  get missingMedals(): string {
    return this.#medals.missing;
  }

  /** Other medals count now: a plan is told by them. */
  #medalsChanged(): void {
    if (this.#run?.rules.state === 'ready') this.meetAnew();
    this.#app.view.redraw();
  }

  /** The run that is on the page now; null without a course. */
  look(): Run | null {
    // A run may have ended just before the restart: it is kept first.
    this.#end();
    this.rivals.meet(this.#app.session.scenario);
    this.#lookForPlace();
    this.#medals.look();
    const rules = parOf(this.#app.session.simulation);
    if (this.#run?.rules !== (rules ?? undefined)) this.#begin(rules);
    this.#end();
    if (this.#run) this.#forecast(this.#run);
    const isPlanned = this.#run && this.#run.rules.state !== 'running';
    document.documentElement.dataset.waits = isPlanned ? 'yes' : '';
    return this.#run;
  }

  /** Ends a run that is over, and looks for advice. */
  #end(): void {
    if (this.#run && endRun(this.#app, this.#run, this.areAuthors)) this.#advise(this.#run);
  }

  /** Flies a plan that is new, while one plans. */
  #forecast(run: Run): void {
    const { rules } = run;
    if (!run.isPlanNew || rules.state !== 'ready') return;
    run.isPlanNew = false;
    run.plan = this.#app.session.toScenario();
    this.#forecasts.ask(run.plan, { kind: 'forecast' }, (answer) => {
      if (answer.kind !== 'forecast' || !answer.forecast) return;
      rules.display.plan = plannedBy(run, answer.forecast);
      this.#app.view.redraw();
    });
  }

  /** Looks for what to change at the turn that cost most. A line that was drawn anew in flight is no plan to change. */
  #advise({ rules, plan }: Run): void {
    const result = rules.display.result;
    // Without waypoints it is the end of the way.
    const isRedrawn = rules.path?.redraws.some(({ waypoints }) => waypoints.length > 0) ?? true;
    if (!result?.turn || isRedrawn) return;
    this.#forecasts.ask(plan, { kind: 'advice', gate: result.turn.gate, time: rules.time }, (answer) => {
      if (answer.kind !== 'advice') return;
      result.advice = answer.advice;
      this.#app.view.redraw();
    });
  }

  #begin(rules: ParRules | null): void {
    const run = rules && beginRun(this.#app, this.rivals, rules, this.#run?.rules.state === 'over');
    this.#run = run;
    if (!run) return;
    void this.#meetOwn();
    this.#flyFriends();
  }

  /** Has the runs of others flown that are not known yet. */
  #flyFriends(): void {
    const { scenario } = this.#app.session;
    void this.rivals.fly(scenario).then((isNew) => isNew && this.#moreIsKnown());
  }

  /** A scene that was just built is kept a moment later: the store is met then. */
  #lookForPlace(): void {
    const { origin } = this.#app.session;
    if (origin === this.#origin) return;
    this.#origin = origin;
    if (this.#run) void this.#meetOwn();
  }

  /** Has the best run of an own scene come, which is kept with it. */
  async #meetOwn(): Promise<void> {
    const { session } = this.#app;
    const isNew = await meetOwnScenes(this.#app);
    await moveToOwn(slotOf(session.scenario, ownCourseOf(session)));
    if (isNew) this.#moreIsKnown();
  }
}

/** An attempt as a run on the page, with its ghosts. */
function beginRun({ session, view }: App, rivals: Rivals, rules: ParRules, followsResult: boolean): Run {
  const slot = slotOf(session.scenario, ownCourseOf(session));
  const best = readKept(slot, (value) => readRecord(value, rules.gates.length));
  const { friends: raced, missing } = rivals.friends(session.scenario);
  const known = raced.map(({ friend }) => friend);
  const friends = friendGhosts(known);
  const ghosts = ghostsFor(friends, rules, best);
  rules.display.ghosts = ghosts;
  const isRace = friends.length + missing.length > 0;
  const line = session.commands.waypoints.map(placeOf);
  const theirs = raced.find(({ run }) => isOnLine(line, run))?.friend;
  rules.display.words = wordsBefore(known, session.scenario, theirs?.who, missing.map(claimOf));
  view.redraw();
  const ghost = ghosts.at(0) ?? null;
  const ghostSplits = ghost ? splitsOf(ghost) : [];
  const open = { sentence: null, counts: false, medal: null, plan: session.scenario, isPlanNew: true };
  return { rules, best, ghost, ghostSplits, friends, isRace, races: [], followsResult, ...open };
}

/** What a forecast tells of an attempt's plan. */
function plannedBy(run: Run, { record, passed, miss }: Forecast) {
  const { medals } = run.rules.spec;
  const other = record && comparedWith(run, record.time);
  return {
    ...{ record, passed, miss },
    medal: record && medalFor(record.time, medals),
    next: record && nextMedal(record.time, medals),
    legs: record ? legsOf(record, other) : [],
    against: other?.name ?? null,
  };
}

/** What a time is compared with leg by leg: in a race the run of the first of the others, else the flight of the next medal or the first ghost. */
function comparedWith({ rules: { spec }, ghost, friends }: Run, time: number): Compared | null {
  const against = ghost && comparable(ghost);
  return friends.length > 0 ? against : (flightOf(spec.id, spec.medals, time) ?? against);
}

/** The proven flight of the medal that a time does not earn yet, or of the last one; null where none is known. */
function flightOf(id: string | null, medals: Medals | null, time: number): Compared | null {
  const medal = nextMedal(time, medals) ?? medalTimes(medals).at(-1);
  const ghost = medal ? ghostOf(id, medal) : null;
  return ghost && comparable(ghost);
}

/** The ghost of a medal of a course; null where no flight of it is known. */
function ghostOf(id: string | null, medal: MedalTime): Ghost | null {
  const course = id === null ? null : provenCourse(id);
  return course && medalGhost(course, medal);
}

/** A ghost as something to compare a run with. */
function comparable(ghost: Ghost): Compared {
  const { record, whose, name, friend } = ghost;
  const who = friend ? withinLine(friend.who) : whose === 'own' ? 'your best' : name;
  return { name: who, record, pace: paceOf(ghost) };
}

/** Ghosts at the same time: more would hide the course. */
const mostGhosts = 2;

/** The runs of others and the best run, or the best run and the pace of the next medal: the first two that there are. */
function ghostsFor(friends: readonly Ghost[], { spec }: ParRules, best: ParRecord | null): Ghost[] {
  const own: Ghost[] = best
    ? [{ name: `best ${timeText(best.time)}`, whose: 'own', record: best, time: best.time }]
    : [];
  const { id, medals } = spec;
  const next = nextMedal(best?.time ?? null, medals);
  const medal = next && ghostOf(id, next);
  // In a race a medal would be one too many to look at.
  const others = friends.length > 0 ? [...friends, ...own] : [...own, ...(medal ? [medal] : [])];
  return others.slice(0, mostGhosts);
}

/** Once a run has ended: its sentence and its comparison, and it is kept if it is the best. True where there is one. @param isByAuthor whether its medals are only their author's word */
function endRun(app: App, run: Run, isByAuthor: boolean): boolean {
  const { rules, best } = run;
  if (rules.state !== 'over' || run.sentence !== null) return false;
  const { record } = rules;
  if (!record) {
    run.sentence = missedText(rules.course.passed, missOf(rules));
    return false;
  }
  const flaw = flawOf(app, run);
  run.counts = flaw === null;
  const { medals } = rules.spec;
  run.medal = flaw ? null : medalFor(record.time, medals);
  run.sentence = resultText({
    time: record.time,
    medal: run.medal,
    next: nextMedal(record.time, medals),
    best: best?.time ?? null,
    flaw,
    isByAuthor,
  });
  if (!flaw) endRace(app, run, record);
  // The scene may have been kept while it was flown.
  if (!flaw && (best === null || record.time < best.time)) keepBest(app, record);
  showResult(app, run, record);
  return true;
}

/** Keeps a run as the best one, with how it was flown. */
function keepBest({ session }: App, record: ParRecord): void {
  const slot = slotOf(session.scenario, ownCourseOf(session));
  writeKept(slot, keptRun(record, flownRun(session)));
}

/** Says how a finished run went against those of others: in its sentence, and at the top: whom it beat, or how to be faster. */
function endRace({ view }: App, run: Run, { time, splits }: ParRecord): void {
  const { friends, rules } = run;
  if (friends.length === 0) return;
  run.races = friends.map((ghost) => raceSentence(splits, splitsOf(ghost), ghost.friend.who));
  const isWon = friends.every((ghost) => time < ghost.time);
  const question = raceQuestion(friends.map(({ friend }) => friend));
  if (isWon) rules.display.words = wonWords(time, friends);
  else if (question) rules.display.words = againWords(question);
  view.redraw();
}

/** Puts the comparison of a finished run on the field: of several bodies, that of the one that counts. */
function showResult({ session }: App, run: Run, record: ParRecord): void {
  const { rules } = run;
  const body = lastBody(record);
  const mine = trackOf(record, body);
  const rival = comparedWith(run, record.time);
  const other = rival && { ...rival, record: trackOf(rival.record, body) };
  const turn = other && costliestTurn(mine, other, rules.limitsOf(rules.pilots[body].entity));
  const lag = lagOf(record);
  const names = rules.pilots.map(
    ({ entity }, n) => session.simulation.specOf(entity).label ?? `body ${n + 1}`,
  );
  rules.display.result = {
    against: other?.name ?? null,
    legs: legsOf(mine, other),
    turn,
    words: turn && turnText(turn),
    lag: lag && { at: rules.gates[lag.gate].at, words: lagText(lag, names) },
    advice: null,
  };
}

/** Why a run does not count, by what spoilt it. */
const flaws = {
  hand: 'it chased the target in Seek, and Par is flown by a path',
  drive: 'its angle or angular velocity was set, which no motor can',
  pushed: 'something pushed the body along',
};

/** Why a run does not count; null when it does. */
function flawOf({ session }: App, { rules }: Run): string | null {
  const { scenario, simulation } = session;
  const above = rules.pilots.some(({ entity }) => {
    const own = scenario.entities[simulation.entities.indexOf(entity)]?.limits;
    return areAbove(rules.limitsOf(entity), { ...defaultLimits, ...own });
  });
  if (above) return 'its limits were above the course’s';
  const rate = medalRate(scenario, rules);
  if (rules.spec.medals && simulation.stepRate !== rate) return `it was not flown at ${rate} steps a second`;
  return rules.flaw ? flaws[rules.flaw] : null;
}
