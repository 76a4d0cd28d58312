// A run on the page: its ghosts before it, its result after it, and the best run that is kept.
import { defaultLimits } from '../../../entities/motion-limits';
import type { Scenario } from '../../../simulation/scenario';
import type { App } from '../../../ui/app';
import { compare, dearestTurn, lagOf } from '../rules/comparison';
import { type Ghost, medalGhost, paceOf, rivalGhost, setGhosts, splitsOf } from '../rules/ghosts';
import { medalFor, medalsOf, nextMedal } from '../rules/medals';
import { areAbove, type ParRules, parOf } from '../rules/par-rules';
import { lastBody, type ParRecord, readRecord, trackOf } from '../rules/record';
import { setResult } from '../rules/result';
import { isOld } from '../spec';
import { type KeptAs, keptAs, readKept, writeKept } from './kept';
import { lagText, resultText, timeText, turnText } from './text';

/** Step rate at which medals are flown. Hz */
const medalRate = 60;

/** A run on the page. */
export interface Run {
  readonly rules: ParRules;
  /** Where the best run is kept. */
  readonly course: KeptAs;
  /** The best run before it. */
  readonly best: ParRecord | null;
  /** What it is compared with at the gates: the first of its ghosts. */
  readonly ghost: Ghost | null;
  /** When that passes the gates. s */
  readonly ghostSplits: readonly number[];
  /** The sentence at its end; null before. */
  sentence: string | null;
  /** Whether it has ended and counts. */
  counts: boolean;
}

/** The run that is on the page now, with its ghosts; null without a course. */
export function beginRun({ session }: App): Run | null {
  const rules = parOf(session.simulation);
  if (!rules) return null;
  const course = keptAs(session.scenario);
  const best = readKept(course, (value) => readRecord(value, rules.gates.length));
  const ghosts = ghostsFor(session.scenario, rules, best);
  setGhosts(rules, ghosts);
  const ghost = ghosts.at(0) ?? null;
  return {
    rules,
    course,
    best,
    ghost,
    ghostSplits: ghost ? splitsOf(ghost) : [],
    sentence: null,
    counts: false,
  };
}

/** Ghosts at the same time: more would hide the course. */
const mostGhosts = 2;

/** The run of a link, the best run, the pace of the next medal: the first two that there are. */
function ghostsFor(scenario: Scenario, { spec }: ParRules, best: ParRecord | null): Ghost[] {
  const own: Ghost[] = best
    ? [{ name: `best ${timeText(best.time)}`, whose: 'own', record: best, time: best.time }]
    : [];
  const medals = medalsOf(spec);
  const next = nextMedal(best?.time ?? null, medals);
  const id = isOld(spec) ? undefined : spec.course;
  const medal = next && medals && id ? medalGhost(id, next, medals) : null;
  const link = rivalGhost(scenario);
  return [...(link ? [link] : []), ...own, ...(medal ? [medal] : [])].slice(0, mostGhosts);
}

/** Once a run has ended: its sentence and its comparison, and it is kept if it is the best. */
export function endRun(app: App, run: Run): void {
  const { rules, best } = run;
  if (rules.state !== 'over' || run.sentence !== null) return;
  const { record } = rules;
  if (!record) {
    run.sentence = `Gate ${rules.course.passed + 1} was missed.`;
    return;
  }
  const flaw = flawOf(app, run);
  run.counts = flaw === null;
  const medals = medalsOf(rules.spec);
  const name = nextMedal(record.time, medals);
  run.sentence = resultText({
    time: record.time,
    medal: flaw ? null : medalFor(record.time, medals),
    next: name && medals && { name, time: medals[name] },
    best: best?.time ?? null,
    flaw,
  });
  if (!flaw && (best === null || record.time < best.time)) writeKept(run.course, record);
  showResult(app, run, record);
}

/** Puts the comparison of a finished run on the field: of several bodies, that of the one that counts. */
function showResult({ session }: App, { rules, ghost }: Run, record: ParRecord): void {
  const body = lastBody(record);
  const mine = trackOf(record, body);
  const other = ghost && { record: trackOf(ghost.record, body), pace: paceOf(ghost) };
  const turn = other && dearestTurn(mine, other, rules.limitsOf(rules.pilots[body].entity));
  const lag = lagOf(record);
  const names = rules.pilots.map(
    ({ entity }, n) => session.simulation.specOf(entity).label ?? `body ${n + 1}`,
  );
  setResult(rules, {
    pieces: other ? compare(mine, other) : [],
    turn,
    words: turn && turnText(turn),
    lag: lag && { at: rules.gates[lag.gate].at, words: lagText(lag, names) },
  });
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
  if (medalsOf(rules.spec) && simulation.stepRate !== medalRate)
    return 'it was not flown at 60 steps a second';
  return rules.flaw ? flaws[rules.flaw] : null;
}
