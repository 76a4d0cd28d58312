// The card at the end of a run of Dodge: its result, what it is made of, the last runs, and what to do next.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type App, useApp } from '../../../ui/app';
import { formatCount } from '../../../ui/kit/formats';
import { giveKeyboard } from '../../../ui/kit/keyboard';
import type { Dodge } from '../rules/dodge';
import type { Source } from '../rules/score';
import { offeredFor } from './actions';
import type { DodgeRun } from './run';
import { type DodgeResult, headline, parts, rank, summary, verdict } from './text';

/** A hit that is nearer to the middle of the page lies in both halves. CSS pixels; the ring around the killer is as large. */
const middle = 60;

/** Lowest bar of a run. % of the highest; one of a score of 0 is still seen */
const lowest = 4;

/** Colours of what points come from. */
const colours: Readonly<Record<Source | 'seconds', string>> = {
  ...{ seconds: 'var(--ink)', near: 'var(--jet)', lured: 'var(--missile)' },
  ...{ met: 'var(--target)', own: 'var(--ink-quiet)' },
};

/** The card of a run that is over. Its first button takes the keyboard. */
export function Card({ run }: { readonly run: DodgeRun }) {
  const app = useApp();
  const ref = useRef<HTMLDivElement>(null);
  // What it says is of the moment at which it comes.
  const [content] = useState(() => run.result && contentOf(app, run, run.result));
  useLayoutEffect(() => giveKeyboard(ref.current?.querySelector('.dodge-actions button')), []);
  return (
    <div ref={ref} class={`dodge-card${sidesOf(app, run.game)}`}>
      {content}
    </div>
  );
}

function contentOf(app: App, run: DodgeRun, result: DodgeResult) {
  const { replayed } = run.game;
  const counts = !replayed && !result.flaw;
  const title = headline(result);
  const words = rank(result);
  return (
    <>
      <h2>{replayed ? `Replay: ${title[0].toLowerCase()}${title.slice(1)}` : title}</h2>
      <p class="dodge-result">
        <strong class="dodge-score">{formatCount(result.score)}</strong>
        <span class="dodge-verdict">{!replayed && verdict(result)}</span>
      </p>
      {/* One bar in pieces, each as long as its share of the points. */}
      <div class="dodge-made" aria-hidden="true">
        {parts(result)
          .filter(({ points }) => points > 0)
          .map(({ source, points }) => (
            <i key={source} style={{ flexGrow: points, background: colours[source] }} />
          ))}
      </div>
      <Counts result={result} />
      <div class="dodge-rank">
        {counts && words !== '' && (
          <>
            <p>{words}</p>
            <RankBars result={result} />
          </>
        )}
      </div>
      <div class="dodge-actions">
        {offeredFor(run, app).map((action, n) => (
          <button
            key={action.label}
            type="button"
            class={n === 0 ? 'button filled' : 'button'}
            title={action.help}
            aria-label={action.more && action.label + action.more}
            onClick={() => action.run(app, run)}
          >
            <span>
              {action.label}
              <span class="dodge-more">{action.more}</span>
            </span>
            {action.key && <kbd aria-hidden="true">{action.key}</kbd>}
          </button>
        ))}
      </div>
      <p class="dodge-boast">{counts && summary(result, run.seed)}</p>
    </>
  );
}

/** The classes that put the card in the half of the page without the hit; for one in the middle, in that without the killer's way. */
function sidesOf({ viewport }: App, { killer }: Dodge): string {
  if (!killer) return '';
  const hit = viewport.toPage(killer.player);
  const from = viewport.toPage(killer.way[0]);
  const isPast = (at: number, began: number, half: number) =>
    (Math.abs(at - half) < middle ? began : at) > half;
  const isLeft = isPast(hit.x, from.x, viewport.width / 2);
  const isTop = isPast(hit.y, from.y, viewport.height / 2);
  return `${isLeft ? ' at-left' : ''}${isTop ? ' at-top' : ''}`;
}

/** What the score is made of, a row each, and the longest row of things that counted more. */
function Counts({ result }: { readonly result: DodgeResult }) {
  const { best } = result.tally;
  return (
    <table class="dodge-counts">
      {parts(result).map(({ source, name, count, points }) => {
        // A narrow card leaves out the word with which a name begins.
        const [, more = '', rest = name] = /^((?:lured|wrecked) )(.*)$/.exec(name) ?? [];
        return (
          <tr key={source}>
            <th scope="row">
              <i style={{ background: colours[source] }} aria-hidden="true" />
              <span class="dodge-more">{more}</span>
              {rest}
            </th>
            <td>{count}</td>
            <td>{formatCount(points)}</td>
          </tr>
        );
      })}
      {best > 1 && (
        <tr>
          <th scope="row">best row</th>
          <td>×{best}</td>
          <td />
        </tr>
      )}
    </table>
  );
}

/** Heights of the bars of scores, the last one that of the run itself. % of the highest */
export function heights(scores: readonly number[]): number[] {
  const most = Math.max(1, ...scores);
  return scores.map((score) => Math.max(lowest, Math.round((100 * score) / most)));
}

/** The last runs and this one, with a line at its score. */
function RankBars({ result: { score, kept } }: { readonly result: DodgeResult }) {
  const { last } = kept;
  const all = heights([...last, score]);
  const kindOf = (n: number) => (n === last.length ? 'own' : last[n] > score ? 'above' : undefined);
  return (
    <div class="dodge-bars" aria-hidden="true">
      <b style={{ bottom: `${all.at(-1)}%` }} />
      {all.map((height, n) => (
        <i key={n} class={kindOf(n)} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
