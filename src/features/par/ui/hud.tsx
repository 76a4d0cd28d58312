// Par on the page: the time axis with its medals, the clock with the main button, and the chooser of courses.
import { capital } from '../../../laws/exact/figures';
import './hud.css';
import '../../../app/ui/kit/medal.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Action, runAction } from '../../../app/ui/actions/action';
import { type App, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { useFrames } from '../../../app/ui/kit/frames';
import { Icon } from '../../../app/ui/kit/icon';
import { giveKeyboard } from '../../../app/ui/kit/keyboard';
import { useSized } from '../../../app/ui/kit/older-browsers';
import { isEmbedded } from '../../../app/ui/sharing/frame';
import { shownLine } from '../../../lab/files/schema-parts';
import { clamp } from '../../../laws/control/clamp';
import { actions } from '../actions';
import { isLevel, isUnbeaten, theirLineText, withinLine } from '../race-text';
import type { ComparedGhost, FriendGhost } from '../rules/display';
import { differenceText } from '../rules/figures';
import { splitsOf } from '../rules/ghosts';
import { type MedalName, medalTimes, nextMedal } from '../rules/medals';
import { type ParRules, type ParState, parOf } from '../rules/par-rules';
import type { ParRecord } from '../rules/record';
import { adviceText, boundText, planText, timeText } from '../text';
import { laidOut } from './axis-texts';
import { CourseChooser, isOfferedCourse, leaveAfterPointer, nextCourse } from './chooser';
import { Against, friendClass } from './races';
import { restart } from './restart';
import { type CourseRun, type CourseRuns, refreshRate } from './run';

/** Rate at which displays are updated that do not show the running clock. Hz */
const restRate = 10;

interface RunsProps {
  readonly runs: CourseRuns;
}

/** Head of the page while a course is open: the time axis with the medals, and the chooser of courses. */
export function CourseFigures({ runs }: RunsProps) {
  const app = useApp();
  useFrames(restRate);
  const head = useSized<HTMLDivElement>(() => app.fit());
  const run = runs.current();
  if (!run) return null;
  return (
    <section
      class={run.isRace ? 'par raced' : isOfferedCourse(run.rules.spec) ? 'par offered' : 'par'}
      aria-label="Course and medals"
    >
      <div ref={head} class="par-head" data-head="">
        <Axis run={run} isByAuthor={runs.areAuthors} />
      </div>
      {run.rules.state !== 'running' && <LegKey run={run} />}
      {run.rules.state !== 'running' && (
        <CourseChooser rules={run.rules}>
          {run.isRace && <Against runs={runs} friends={run.friends} />}
        </CourseChooser>
      )}
      {run.medal && <Celebration run={run} medal={run.medal} />}
    </section>
  );
}

/** Legend of the drawn track. It explains the line styles and the time differences at the gates. */
function LegKey({ run: { rules, friends } }: { readonly run: CourseRun }) {
  const shown = rules.state === 'ready' ? rules.display.plan : rules.display.result;
  if (!shown?.against || shown.legs.length === 0) return null;
  return (
    <p class="par-key">
      {[
        ['whole', `as fast as ${shown.against}`],
        ['dashes', 'slower'],
        ['dots', 'slowest'],
      ].map(([look, words]) => (
        <span key={look}>
          <i class={`leg-sign ${look}`} />
          {words}
        </span>
      ))}
      {rules.state === 'ready' && (
        <span>
          <i class="leg-sign line" />
          your line
        </span>
      )}
      <span>
        {friends.length > 0
          ? friends.map(({ whose }) => (
              <b key={whose} class={friendClass[whose]}>
                +0.10{' '}
              </b>
            ))
          : 'numbers at the gates: '}
        s behind {friends.length > 0 ? `${namesOf(friends)} at that gate` : shown.against}
      </span>
    </p>
  );
}

/** Returns the names of other players as text: "Ann and Bo". */
const namesOf = (friends: readonly FriendGhost[]) =>
  friends.map(({ friend: { who } }) => withinLine(who)).join(' and ');

/**
 * Place of a newly earned medal on the page. `x` and `y`: offset from the body. `edge`: least distance from the edges
 * of the free area. CSS pixels
 */
const beside = { x: -110, y: -70, edge: 70 };

/** Medal that a run earned, shown beside its body. */
function Celebration({ run, medal }: { readonly run: CourseRun; readonly medal: MedalName }) {
  const { viewport } = useApp();
  const { x, y } = viewport.toPage(run.rules.pilots[0].entity.body.getPosition());
  const { left, top, width, height } = viewport.freeBox;
  const at = {
    left: `${clamp(x + beside.x, left + beside.edge, left + width - beside.edge)}px`,
    top: `${clamp(y + beside.y, top + beside.edge, top + height - beside.edge)}px`,
  };
  return (
    <div class="par-medal" style={at} aria-hidden="true">
      <i class="rays" />
      <i class={`medal ${medal}`} />
      <strong>{medal}</strong>
    </div>
  );
}

/** Largest number of letters of a name on the time axis. */
const longestOnAxis = 14;

/** A named time on the time axis, such as that of a medal. `time` is in s. */
interface Mark {
  readonly name: string;
  readonly time: number;
}

/** Time axis at the top of the page: medals from slow to fast, and the best run. */
function Axis({ run, isByAuthor }: { readonly run: CourseRun; readonly isByAuthor: boolean }) {
  const { rules, best, counts } = run;
  const marks = marksOf(run);
  const places = sharesOf(marks);
  const time = rules.record && counts ? Math.min(rules.record.time, best?.time ?? Infinity) : best?.time;
  const at = time === undefined ? 0 : shareAt(time, marks, places);
  const planned = rules.state === 'ready' ? rules.display.plan?.record : null;
  const lines = [
    ...(time === undefined ? [] : [{ look: 'best', words: `your best ${timeText(time)}`, time }]),
    ...(planned ? [{ look: 'line', words: `this line ${timeText(planned.time)}`, time: planned.time }] : []),
    ...run.friends.map(({ whose, friend, time }) => ({
      look: friendClass[whose],
      words: `${shownLine(friend.who, longestOnAxis)} ${timeText(time)}`,
      time,
    })),
  ].map((each) => ({ ...each, at: shareAt(each.time, marks, places) }));
  // Author's medals are marked until the flights on this device have checked them.
  const author = isByAuthor
    ? [{ look: 'author', words: 'by its author', at: shareAt(middleOf(marks), marks, places) }]
    : [];
  // The number of rows is fixed, so that the picture does not move when a time appears.
  const rows = run.isRace ? 2 : 1;
  const texts = laidOut([...lines, ...author], rows);
  return (
    <section
      class={time === undefined ? 'par-axis' : 'par-axis flown'}
      style={{ '--best': String(at), '--rows': String(rows) }}
      aria-label={isByAuthor ? 'Medals, as its author gives them' : 'Medals'}
    >
      {time !== undefined && <span class="reached" />}
      <ol class="marks">
        {marks.map((mark, n) => (
          <li
            key={mark.name}
            class={`medal-mark ${mark.name.replace(' ', '-')}${time !== undefined && time <= mark.time ? ' got' : ''}`}
            style={{ '--at': String(places[n]) }}
          >
            <span class="mark-name">{mark.name}</span>
            <span class="sign" />
            <span class="mark-time">{timeText(mark.time)}</span>
          </li>
        ))}
      </ol>
      {lines.map(({ look, at }) => (
        <i key={look} class={`mark-of ${look}`} style={{ '--at': String(at) }} />
      ))}
      {texts.map(({ look, words, middle, row }) => (
        <strong
          key={look}
          class={`flight ${look}`}
          style={{ '--text': String(middle), '--row': String(row) }}
        >
          {words}
        </strong>
      ))}
    </section>
  );
}

function marksOf({ rules }: CourseRun): Mark[] {
  const { bound, spec } = rules;
  const { medals } = spec;
  if (medals) return medalTimes(medals);
  return [{ name: 'par', time: rules.par }, ...(bound === null ? [] : [{ name: 'at best', time: bound }])];
}

const shares = { first: 0.1, last: 0.9, apart: 0.15 };

/** Returns the positions of marks on the time axis as fractions, moved apart if too close. */
function sharesOf(marks: readonly Mark[]): number[] {
  const [slow, fast] = [marks[0].time, marks[marks.length - 1].time];
  const span = slow - fast || 1;
  const places = marks.map(
    ({ time }) => shares.first + ((slow - time) / span) * (shares.last - shares.first),
  );
  for (let n = places.length - 2; n >= 0; n--) places[n] = Math.min(places[n], places[n + 1] - shares.apart);
  return places;
}

/** Returns the mean of the slowest and the fastest time marked on the time axis of the course. s */
const middleOf = (marks: readonly Mark[]) => (marks[0].time + marks[marks.length - 1].time) / 2;

/**
 * Returns the position of a time on the time axis, as a fraction of the axis' length.
 * @param time s
 * @param marks times with names on the axis, the slowest first
 * @param places positions of `marks`, as fractions of the axis' length
 */
function shareAt(time: number, marks: readonly Mark[], places: readonly number[]): number {
  const after = marks.findIndex((mark) => mark.time < time);
  if (after === 0) return Math.max(0.02, places[0] - ((time - marks[0].time) / marks[0].time) * 0.5);
  if (after < 0) return Math.min(0.98, places[places.length - 1] + 0.05);
  const [a, b] = [marks[after - 1], marks[after]];
  return places[after - 1] + ((a.time - time) / (a.time - b.time)) * (places[after] - places[after - 1]);
}

/** Action that starts a run, or restarts the scene during or after a run. */
export const start: Action = {
  ...actions.start,
  run(app) {
    const rules = parOf(app.session.simulation);
    if (rules?.state !== 'ready') return void runAction(app, restart);
    rules.begin();
    app.session.playback.paused = false;
  },
};

const presses: Readonly<Record<ParState, { word: string; cap: string; action: Action }>> = {
  ready: { word: 'Start', cap: 'Space', action: start },
  running: { word: 'Plan', cap: 'R', action: restart },
  over: { word: 'Again', cap: 'Space', action: start },
};

/** Returns the buttons for the next course and sharing. Empty before the end or after a lost race. */
function onwardFrom({ rules, friends, counts, races }: CourseRun, share: Action) {
  if (rules.state !== 'over') return [];
  const send = { word: share.label, more: '', sign: 'share', action: share } as const;
  if (friends.length > 0) return races.length > 0 && isUnbeaten(rules.time, friends) ? [send] : [];
  const next = { word: 'Next', more: ' course', sign: 'next', action: nextCourse } as const;
  return [...(isOfferedCourse(rules.spec) ? [next] : []), ...(counts ? [send] : [])];
}

export function RunControl({ runs }: RunsProps) {
  const app = useApp();
  const features = useFeatures();
  const button = useRef<HTMLButtonElement>(null);
  // An embedded page leaves the focus to the page around it.
  useLayoutEffect(() => {
    if (!isEmbedded()) giveKeyboard(button.current);
  }, []);
  const run = runs.current();
  useFrames(run?.rules.state === 'running' ? refreshRate : restRate);
  // The picture leaves room for this box, whatever its number of lines.
  const box = useSized<HTMLElement>(() => app.fit());
  if (!run) return null;
  const { rules, sentence, followsResult, races, friends } = run;
  const { word, cap, action } = presses[rules.state];
  const [first, second] = rules.state === 'over' ? ['', ''] : aboutRun(app, run);
  const advice = rules.state === 'over' ? rules.display.result?.advice : null;
  const { missingMedals } = runs;
  const onward = onwardFrom(run, features.action('share'));
  const isHigh = rules.state === 'over' || (rules.state === 'ready' && followsResult);
  return (
    <section
      ref={box}
      class={isHigh ? 'hero par-hero high' : 'hero par-hero'}
      aria-label="Par"
      data-state={rules.state}
    >
      <Clock rules={rules} />
      <div class="par-about">
        {first && <span>{first}</span>}
        {second && <span>{second}</span>}
        {rules.state === 'ready' && rules.display.plan?.record && <span class="par-hint">drag the line</span>}
        {races.map((race, n) => (
          <span key={friends[n].whose} class={`par-said ${friendClass[friends[n].whose]}`}>
            {race}
          </span>
        ))}
        {sentence && <span class="par-said">{sentence}</span>}
        {rules.state !== 'running' && missingMedals && <span class="par-missing">{missingMedals}</span>}
        {advice && <span class="par-advice">{adviceText(advice, rules.gates)}</span>}
      </div>
      <button
        ref={button}
        type="button"
        class="hero-press"
        onClick={(event) => {
          runAction(app, action);
          leaveAfterPointer(event);
        }}
      >
        <span>{word}</span>
        <kbd aria-hidden="true">{cap}</kbd>
      </button>
      {onward.map(({ word, more, sign, action }, n) => (
        <button
          key={word}
          type="button"
          aria-label={word + more}
          title={word + more}
          class="hero-press edged"
          onClick={(event) => {
            runAction(app, action);
            leaveAfterPointer(event);
          }}
        >
          {n === 0 && (
            <span>
              {word}
              <span class="par-more">{more}</span>
            </span>
          )}
          <Icon sign={sign} />
        </button>
      ))}
    </section>
  );
}

/** The clock of the run. A run that missed a gate shows no time. */
function Clock({ rules }: { readonly rules: ParRules }) {
  const { missed, state, finished, time } = rules;
  const isLost = state === 'over' && !finished;
  return (
    <strong class={isLost || missed ? 'par-clock lost' : 'par-clock'}>
      {isLost ? 'no time' : timeText(time)}
    </strong>
  );
}

/**
 * Returns two texts to show beside the clock: the state of the run, and a comparison or hint.
 * @returns first: progress ("gate 2 of 5"), or the forecast; second: such as the time lost to a rival; may be empty
 */
function aboutRun(app: App, run: CourseRun): [string, ComponentChildren] {
  return run.rules.state === 'running' ? aboutFlight(run) : aboutPlan(app, run);
}

function aboutFlight(run: CourseRun): [string, ComponentChildren] {
  const { rules, ghost, ghostSplits, friends } = run;
  const { passed, gates } = rules.course;
  if (rules.missed) return [`gate ${passed + 1} was missed`, 'fly it, or plan again'];
  const gate = `gate ${Math.min(passed + 1, gates.length)} of ${gates.length}`;
  const time = rules.splits[passed - 1];
  const split = ghostSplits[passed - 1];
  if (time === undefined || split === undefined || !ghost) return [gate, ''];
  if (friends.length > 0) return [gate, <Leads key="race" run={run} time={time} gate={passed - 1} />];
  return [gate, `${differenceText(time - split)} to ${ghost.name}`];
}

function aboutPlan({ session }: App, run: CourseRun): [string, ComponentChildren] {
  const { rules, best, friends } = run;
  const { gates, start } = rules.course;
  const plan = rules.display.plan;
  if (plan?.record) {
    const { next, record } = plan;
    const forecast = `forecast ${planText(plan)}`;
    const same = friends.find((ghost) => passesAlike(record.splits, splitsOf(ghost)));
    if (same) return theirLineText(same.friend.who, record.time);
    if (friends.length > 0)
      return [forecast, <Leads key="race" run={run} time={record.time} gate={gates.length - 1} />];
    const left = next ? `${(record.time - next.time).toFixed(2)} s to ${next.name}` : 'no medal is left';
    return [forecast, rules.spec.medals ? left : ''];
  }
  if (plan) return [capital(planText(plan)), 'drag the line to its gate'];
  const line = [start, ...session.commands.waypoints];
  const way = line.slice(1).reduce((sum, { x, y }, n) => sum + Math.hypot(x - line[n].x, y - line[n].y), 0);
  return [`Your line ${Math.round(way)} m`, boundOrMedal(rules, best)];
}

/**
 * Whether two runs pass every gate at nearly the same time: they differ by less than 0.005 s.
 * @param mine times of one run at the gates, s
 * @param theirs times of the other run at the gates, s
 */
const passesAlike = (mine: readonly number[], theirs: readonly number[]) =>
  mine.every((time, n) => isLevel(time - theirs[n]));

interface LeadsProps {
  readonly run: CourseRun;
  /** Time at which the player passed the gate. s */
  readonly time: number;
  readonly gate: number;
}

/** Time difference between the player and each rival at a gate, such as "+0.36 behind Ann". */
function Leads({ run: { friends }, time, gate }: LeadsProps) {
  const leads = friends.map((ghost) => ({ ghost, behind: time - splitsOf(ghost)[gate] }));
  const [{ ghost, behind }] = leads;
  const figure = (by: number, whose: ComparedGhost['whose']) => (
    <b class={friendClass[whose]}>{differenceText(by)}</b>
  );
  if (leads.length === 1)
    return (
      <>
        {figure(behind, ghost.whose)} {isLevel(behind) ? 'level with' : behind > 0 ? 'behind' : 'ahead of'}{' '}
        {shortName(ghost)}
      </>
    );
  return leads.map(({ ghost, behind }, n) => (
    <span key={ghost.whose}>
      {n > 0 && ' · '}
      <span class="lead">
        {ghost.friend.who} {figure(behind, ghost.whose)}
      </span>
    </span>
  ));
}

/** Returns a short name for a rival: "them" instead of "A friend". */
const shortName = ({ friend: { who } }: FriendGhost) => (who === 'A friend' ? 'them' : who);

function boundOrMedal({ bound, spec: { medals } }: ParRules, best: ParRecord | null): string {
  if (bound !== null) return `at best ${boundText(bound)}`;
  const next = nextMedal(best?.time ?? null, medals);
  return next ? `${next.name} ${timeText(next.time)}` : '';
}
