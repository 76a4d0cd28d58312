// Runs on the page: their ghosts and forecast, their result, and storage of the best run.

import type { SceneOrigin } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import { everyFrame } from '../../../app/ui/kit/frames';
import { defaultLimits } from '../../../world/entities/motion-limits';
import { placeOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { stepRateTunable } from '../../../world/simulation/step-rate';
import { againWords, raceQuestion, raceSentence, withinLine, wonWords } from '../race-text';
import { type ComparedRun, costliestTurn, lagOf, legsOf } from '../rules/comparison';
import type { ComparedGhost, Forecast, FriendGhost } from '../rules/display';
import { claimOf, friendGhosts, medalGhost, type ProvenCourse, paceOf, splitsOf } from '../rules/ghosts';
import { type MedalName, medalFor, medalTimes, nextMedal } from '../rules/medals';
import { missOf } from '../rules/miss';
import { areAbove, type ParRules, parOf } from '../rules/par-rules';
import { lastBody, type ParRecord, readRecord, trackOf } from '../rules/record';
import type { Medals } from '../spec';
import { lagText, missedText, resultText, timeText, turnText } from '../text';
import { CourseMedals } from './course-medals';
import { Forecasts } from './forecasts';
import { knownFlights } from './known-flights';
import { openStoreFor, storedCourseOf } from './own-course-store';
import { wordsBefore } from './race-words';
import { moveToOwn, readBest, slotOf, writeBest } from './records';
import { isOnLine, Rivals } from './rivals';
import { finishedRun, recordWithRun } from './run-record';

/** Rate at which the page updates the displays of a run. Hz */
export const refreshRate = 30;

/** Returns the step rate with which the medals of a course were computed. Hz */
function medalRate({ stepRate }: Scenario, { spec }: ParRules): number {
  return (spec.id === null ? stepRate : undefined) ?? stepRateTunable.initial;
}

/** Data about one attempt at a course: ghosts, planned path, result. */
export interface CourseRun {
  readonly rules: ParRules;
  /** Returns the course with flights that earn the medals. Null if unknown or in the editor. */
  readonly course: () => ProvenCourse | null;
  /** The player's best run before this one; null if there is none. */
  readonly best: ParRecord | null;
  readonly ghost: ComparedGhost | null;
  /** Times at which the recorded run `ghost` passes the gates. s. Empty if there is no ghost. */
  readonly ghostSplits: readonly number[];
  /** The shown ghosts (recorded runs) of other players. */
  readonly friends: readonly FriendGhost[];
  readonly isRace: boolean;
  /** Results against the other players, one sentence each. Empty before the end of the run. */
  races: readonly string[];
  /** Sentence about the finished run; null before its end. */
  sentence: string | null;
  /** Whether the run has passed all gates and its result is valid. False before the end of the run. */
  counts: boolean;
  /** Medal that the run earned. Null before its end, and if it earned none. */
  medal: MedalName | null;
  /** Whether the page showed a result just before this attempt. */
  readonly followsResult: boolean;
  /** Scenario for which a forecast was requested; at first, the opened scenario. */
  plan: Scenario;
  /** Whether the planned flight has changed since a forecast was last requested. */
  isPlanNew: boolean;
}

/** Manages the attempts: chooses ghosts, shows results, stores the best run. */
export class CourseRuns {
  readonly #app: App;
  readonly #forecasts = new Forecasts();
  readonly #medals: CourseMedals;
  /** Other players' runs to race against. */
  readonly rivals = new Rivals();
  #run: CourseRun | null = null;
  #origin: SceneOrigin | null = null;

  constructor(app: App) {
    this.#app = app;
    this.#medals = new CourseMedals(app, () => this.#medalsChanged());
    everyFrame(refreshRate, () => this.current());
    app.session.onChange(() => {
      const run = this.current();
      if (run) run.isPlanNew = true;
    });
    this.current();
  }

  /** Resets the data about the present attempt, and chooses the ghosts again. */
  restartAttempt(): void {
    const run = this.#run;
    if (!run) return;
    this.#run = beginRun(this.#app, this.rivals, run.rules, run.followsResult);
    this.#flyFriends();
  }

  /** Chooses the ghosts of the present attempt again, unless the attempt has ended. */
  #refreshGhosts(): void {
    if (this.#run && this.#run.rules.state !== 'over') this.restartAttempt();
  }

  /** Whether medal times come from the course's author, unchecked on this device. */
  get areAuthors(): boolean {
    return this.#medals.areAuthors;
  }

  /** Progress of the search for medal times, or why there are none. Empty otherwise. */
  get missingMedals(): string {
    return this.#medals.missing;
  }

  #medalsChanged(): void {
    if (this.#run?.rules.state === 'ready') this.restartAttempt();
    this.#app.view.redraw();
  }

  /** Updates and returns the data of the present attempt. Null without a course. */
  current(): CourseRun | null {
    // A run that ended just before the restart must be stored first.
    this.#end();
    this.rivals.meet(this.#app.session.scenario);
    this.#awaitStore();
    // Also when a course was just left.
    if (this.#run || this.#app.session.scenario.par) this.#medals.update();
    const rules = parOf(this.#app.session.simulation);
    if (this.#run?.rules !== (rules ?? undefined)) this.#begin(rules);
    this.#end();
    if (this.#run) this.#forecast(this.#run);
    const isPlanned = this.#run && this.#run.rules.state !== 'running';
    document.documentElement.dataset.waits = isPlanned ? 'yes' : '';
    return this.#run;
  }

  #end(): void {
    if (this.#run && endRun(this.#app, this.#run, this.areAuthors)) this.#advise(this.#run);
  }

  /** Requests a forecast of the planned flight if the plan has changed and the attempt has not begun. */
  #forecast(run: CourseRun): void {
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

  /** Requests advice on the turn that cost a finished run most time, if any. */
  #advise({ rules, plan }: CourseRun): void {
    const result = rules.display.result;
    // A redraw without waypoints only ends the path.
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
    void this.#loadOwnBest();
    this.#flyFriends();
  }

  /** Simulates the runs of other players that are not simulated yet. */
  #flyFriends(): void {
    const { scenario } = this.#app.session;
    void this.rivals.fly(scenario).then((isNew) => isNew && this.#refreshGhosts());
  }

  /**
   * Loads the player's stored best run if the origin of the open scene (link, file, saved scene) has changed since the
   * last call.
   */
  #awaitStore(): void {
    const { origin } = this.#app.session;
    if (origin === this.#origin) return;
    this.#origin = origin;
    if (this.#run) void this.#loadOwnBest();
  }

  /** Loads the player's best run, which is stored with the saved scene of the open course. */
  async #loadOwnBest(): Promise<void> {
    const { session } = this.#app;
    const isNew = await openStoreFor(this.#app);
    await moveToOwn(slotOf(session.scenario, storedCourseOf(session)));
    if (isNew) this.#refreshGhosts();
  }
}

/**
 * Returns the page's data about a new attempt: its ghosts, and the player's best run so far.
 * @param followsResult whether the page showed a result just before
 */
function beginRun(
  { session, view }: App,
  rivals: Rivals,
  rules: ParRules,
  followsResult: boolean,
): CourseRun {
  const slot = slotOf(session.scenario, storedCourseOf(session));
  const best = readBest(slot, (value) => readRecord(value, rules.gates.length));
  const { friends: raced, missing } = rivals.friends(session.scenario);
  const known = raced.map(({ friend }) => friend);
  const friends = friendGhosts(known);
  const { scenario } = session;
  const course = () => (session.building ? null : knownFlights(scenario));
  const ghosts = ghostsFor(friends, course(), rules.spec.medals, best);
  rules.display.ghosts = ghosts;
  const isRace = friends.length + missing.length > 0;
  const line = session.commands.waypoints.map(placeOf);
  const theirs = raced.find(({ run }) => isOnLine(line, run))?.friend;
  rules.display.words = wordsBefore(known, session.scenario, theirs?.who, missing.map(claimOf));
  view.redraw();
  const ghost = ghosts.at(0) ?? null;
  const ghostSplits = ghost ? splitsOf(ghost) : [];
  const open = { sentence: null, counts: false, medal: null, plan: scenario, isPlanNew: true };
  return { rules, course, best, ghost, ghostSplits, friends, isRace, races: [], followsResult, ...open };
}

/** Returns the shown data of a planned flight: track, medal, and comparison with another run. */
function plannedBy(run: CourseRun, { record, passed, miss }: Forecast) {
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

function comparedWith({ rules, course, ghost, friends }: CourseRun, time: number): ComparedRun | null {
  const against = ghost && comparable(ghost);
  return friends.length > 0 ? against : (flightOf(course(), rules.spec.medals, time) ?? against);
}

/**
 * Returns a known flight that earns the player's next medal, or the highest medal if the player has earned all.
 * @param time flight time of the player's run or plan, which decides the next medal, s
 * @returns null if no such flight is known
 */
function flightOf(course: ProvenCourse | null, medals: Medals | null, time: number): ComparedRun | null {
  const medal = nextMedal(time, medals) ?? medalTimes(medals).at(-1);
  const ghost = course && medal ? medalGhost(course, medal) : null;
  return ghost && comparable(ghost);
}

/** Converts a ghost (recorded run) to the data that a comparison with another run needs. */
function comparable(ghost: ComparedGhost): ComparedRun {
  const { record, whose, name, friend } = ghost;
  const who = friend ? withinLine(friend.who) : whose === 'own' ? 'your best' : name;
  return { name: who, record, pace: paceOf(ghost) };
}

/** Largest number of ghosts (recorded runs) that are shown at a time. */
const mostGhosts = 2;

/** Chooses at most two ghosts (recorded runs) to show during an attempt. */
function ghostsFor(
  friends: readonly ComparedGhost[],
  course: ProvenCourse | null,
  medals: Medals | null,
  best: ParRecord | null,
): ComparedGhost[] {
  const own: ComparedGhost[] = best
    ? [{ name: `best ${timeText(best.time)}`, whose: 'own', record: best, time: best.time }]
    : [];
  const next = nextMedal(best?.time ?? null, medals);
  const medal = course && next ? medalGhost(course, next) : null;
  // In a race, a medal's ghost would be one too many.
  const others = friends.length > 0 ? [...friends, ...own] : [...own, ...(medal ? [medal] : [])];
  return others.slice(0, mostGhosts);
}

/**
 * Sets the result of a run that has ended. Stores the run if it is the player's best.
 * @param isByAuthor whether the result text says that the medal times come from the course's author
 * @returns true if the run passed all gates and its result was not set before
 */
function endRun(app: App, run: CourseRun, isByAuthor: boolean): boolean {
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
  // The scene may have been saved during the run.
  if (!flaw && (best === null || record.time < best.time)) keepBest(app, record);
  showResult(app, run, record);
  return true;
}

/** Stores a run as the best one of its course, with its inputs. */
function keepBest({ session }: App, record: ParRecord): void {
  const slot = slotOf(session.scenario, storedCourseOf(session));
  writeBest(slot, recordWithRun(record, finishedRun(session)));
}

function endRace({ view }: App, run: CourseRun, { time, splits }: ParRecord): void {
  const { friends, rules } = run;
  if (friends.length === 0) return;
  run.races = friends.map((ghost) => raceSentence(splits, splitsOf(ghost), ghost.friend.who));
  const isWon = friends.every((ghost) => time < ghost.time);
  const question = raceQuestion(friends.map(({ friend }) => friend));
  if (isWon) rules.display.words = wonWords(time, friends);
  else if (question) rules.display.words = againWords(question);
  view.redraw();
}

function showResult({ session }: App, run: CourseRun, record: ParRecord): void {
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

const flaws = {
  hand: 'it chased the target in Seek, and Par is flown by a path',
  drive: 'its angle or angular velocity was set, which no motor can',
  pushed: 'something pushed the body along',
};

/** Returns the reason why a run does not count, as a clause without full stop. Null if the run counts. */
function flawOf({ session }: App, { rules }: CourseRun): string | null {
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
