// Result of a search for gains: the gains, the curve of a turn, and a table of all test turns before and after.
import { useState } from 'preact/hooks';
import { formatThreeDigits } from '../../../app/ui/kit/formats';
import { type FigureName, figures } from '../../../lab/tuning/cost';
import type { TuningResult } from '../../../lab/tuning/tune';
import type { SimulatedTurn } from '../../../lab/tuning/turn-set';
import { toDegrees } from '../../../laws/exact/figures';
import type { GainLine, Outcome } from './subjects';
import { figureOf, turnName } from './words';

interface ResultProps {
  readonly tuned: TuningResult;
  readonly outcome: Outcome;
  /** Heading for the values with the old gains: "before" or "defaults". */
  readonly was: string;
}

export function TuningTable({ tuned: { before, after }, outcome, was }: ResultProps) {
  const [shown, show] = useState(() => after.trials.findIndex(({ turn }) => turn.angleDeg === 90));
  const columns = Object.keys(figures) as FigureName[];
  const Total = ({ name, of }: { readonly name: string; of(result: TuningResult['after']): number }) => (
    <tr>
      <th scope="row" colSpan={5}>
        {name}
      </th>
      <td>{formatThreeDigits(of(before))}</td>
      <td class="after">{formatThreeDigits(of(after))}</td>
    </tr>
  );
  return (
    <div class="result">
      <dl class="gains">
        {outcome.gains.map((line) => (
          <Gain key={line.name} {...line} />
        ))}
      </dl>
      {outcome.notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      <p class="legend">
        <span class="before">{was}</span>
        <span class="after">after</span>
        <span class="best">best possible</span>
      </p>
      <div class="curve">
        <Curve after={after.trials[shown]} before={before.trials[shown]} />
      </div>
      <div class="turns" tabIndex={0} role="group" aria-label="Every turn">
        <table>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                Turn
              </th>
              {columns.map((name) => (
                <th key={name} colSpan={2} scope="colgroup">
                  {figures[name].label}
                </th>
              ))}
            </tr>
            <tr>
              {columns
                .flatMap(() => [was, 'after'])
                .map((head, n) => (
                  <th key={n} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {after.trials.map((trial, n) => (
              <tr key={n}>
                <th scope="row">
                  <button type="button" aria-pressed={n === shown} onClick={() => show(n)}>
                    {turnName(trial.turn)}
                  </button>
                </th>
                {columns.map((name) => [
                  <td>{figureOf(name, before.trials[n])}</td>,
                  <td class="after">{figureOf(name, trial)}</td>,
                ])}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {before.restEffort !== null && (
              <Total name="At rest, noisy heading: mean |α|, rad/s²" of={({ restEffort }) => restEffort!} />
            )}
            <Total name="Cost of all, with the goal at 90°" of={({ cost }) => cost} />
          </tfoot>
        </table>
      </div>
    </div>
  );
}

function Gain({ letter, name, before, after }: GainLine) {
  const isChanged = before !== undefined && before !== after;
  return (
    <div class={isChanged ? 'changed' : undefined}>
      <dt>
        {letter && <b>{letter}</b>}
        {letter ? ` ${name}` : name}
      </dt>
      <dd>
        {isChanged && <s>{before}</s>}
        {isChanged && ' '}
        {after}
      </dd>
    </div>
  );
}

/** Sizes of the diagram of a turn: largest width, height, and margins. CSS pixels */
const size = { most: 720, height: 220, left: 44, right: 8, top: 10, bottom: 26 };

/** Returns a round step (1, 2 or 5 times a power of ten) that divides a range into about `parts` parts. */
function niceStep(range: number, parts: number): number {
  const rough = range / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
}

/** Returns the whole numbers n for which n times `step` lies between `from` and `to`. */
function multiples(step: number, from: number, to: number): number[] {
  const all: number[] = [];
  for (let n = Math.ceil(from / step); n * step <= to; n++) all.push(n);
  return all;
}

/** Diagram of a turn's error over time: with the gains before and after the search, and for the best possible turn. */
function Curve({ after, before }: { readonly after: SimulatedTurn; readonly before: SimulatedTurn }) {
  const courses = [before.course, after.course];
  const { timeStep, best } = after.course;
  const seconds = timeStep * Math.max(...courses.map(({ errors }) => errors.length));
  // A turn in the other direction, against the wind, is mirrored so that all curves look alike.
  const degrees = (error: number) => Math.sign(after.course.step) * toDegrees(error);
  const step = degrees(after.course.step);
  const all = courses.flatMap(({ errors }) => errors.map(degrees));
  const lowest = Math.min(0, ...all, -step / 10);
  const highest = Math.max(step, ...all);
  const { most, height, left, right, top, bottom } = size;
  const width = Math.min(most, innerWidth - 2 * left);
  const x = (time: number) => left + (time / seconds) * (width - left - right);
  const y = (error: number) => top + ((highest - error) / (highest - lowest)) * (height - top - bottom);
  const line = (errors: readonly number[], name: string) => (
    <polyline
      class={name}
      points={[step, ...errors.map(degrees)]
        .map((error, n) => `${x(n * timeStep).toFixed(1)},${y(error).toFixed(1)}`)
        .join(' ')}
    />
  );
  const across = niceStep(seconds, width / 80);
  const up = niceStep(highest - lowest, 4);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Heading error over time, before and after; the table has the figures."
    >
      {multiples(across, across, seconds).map((n) => (
        <text key={n} x={x(n * across)} y={height - 6} text-anchor="middle">
          {`${Number((n * across).toFixed(2))} s`}
        </text>
      ))}
      {multiples(up, lowest, highest).map((n) => (
        <g key={n}>
          <line
            class={n === 0 ? 'zero' : 'rule'}
            x1={left}
            x2={width - right}
            y1={y(n * up)}
            y2={y(n * up)}
          />
          <text x={left - 8} y={y(n * up) + 4} text-anchor="end">
            {`${n * up}°`.replace('-', '−')}
          </text>
        </g>
      ))}
      {line(best, 'best')}
      {line(before.course.errors, 'before')}
      {line(after.course.errors, 'after')}
    </svg>
  );
}
