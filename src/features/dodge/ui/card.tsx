// The card at the end of a run: result, its parts, the last runs, and buttons.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type App, useApp } from '../../../app/ui/app';
import { BodyIcon } from '../../../app/ui/kit/body-icon';
import { formatCount } from '../../../app/ui/kit/formats';
import { giveKeyboard } from '../../../app/ui/kit/keyboard';
import { bodyArt } from '../../../app/view/bodies';
import { looks, type MissileLook } from '../appearance';
import type { Dodge } from '../rules/dodge';
import type { PointKind } from '../rules/score';
import { offeredFor } from './actions';
import { goals, type RunGoal, reachedGoals } from './goals';
import type { DodgeRun } from './run';
import { againstBest, type DodgeResult, headline, rank, resultLine, scoreParts } from './text';
import { causes, type Tip, tipFor } from './tips';

/** Least distance of a hit from the page's middle to count as off-centre. CSS pixels, checked for x and y separately */
const offCentre = 60;

/** Least height of a score's bar, so that a score of 0 is visible. % of the highest bar */
const lowest = 4;

const colours: Readonly<Record<PointKind | 'seconds', string>> = {
  ...{ seconds: 'var(--ink)', near: 'var(--jet)', lured: 'var(--missile)' },
  ...{ met: 'var(--target)', own: 'var(--ink-quiet)' },
};

/** Card at the end of a run. Its first button takes the keyboard focus. */
export function ResultCard({ run }: { readonly run: DodgeRun }) {
  const app = useApp();
  const ref = useRef<HTMLDivElement>(null);
  // The content is computed once, when the card appears.
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
  const look: MissileLook = looks[result.killer];
  return (
    <>
      <div class="dodge-killer">
        <BodyIcon art={look.art ?? bodyArt.missile} colour={look.colour} />
        <h2>
          {replayed ? `Replay: ${title[0].toLowerCase()}${title.slice(1)}` : title}: {causes[result.killer]}
        </h2>
      </div>
      <div class="dodge-result">
        <strong class="dodge-score">{formatCount(result.score)}</strong>
        <div class="dodge-rank">
          {counts && result.kept.last.length > 0 && <RankBars result={result} />}
          {counts && words !== '' && <p>{words}</p>}
        </div>
        <p class="dodge-verdict">{!replayed && againstBest(result)}</p>
      </div>
      {/* One bar in pieces, whose lengths are shares of the points. */}
      <div class="dodge-made" aria-hidden="true">
        {scoreParts(result)
          .filter(({ points }) => points > 0)
          .map(({ source, points }) => (
            <i key={source} style={{ flexGrow: points, background: colours[source] }} />
          ))}
      </div>
      <Counts result={result} />
      {!replayed && <Advice tip={tipFor(result.killer, run.game)} />}
      {!replayed && <NextGoal game={run.game} />}
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
      <p class="dodge-boast">{counts && resultLine(result, run.seed)}</p>
    </>
  );
}

/** Advice against the missile that hit the player, with a small picture. */
function Advice({ tip: { lead, more, path } }: { readonly tip: Tip }) {
  return (
    <p class="dodge-tip">
      <svg viewBox="0 0 64 44" width="64" height="44" aria-hidden="true">
        <path class="theirs" d={path.theirs} />
        {path.wall && <path class="wall" d={path.wall} />}
        <path class="yours" d={path.yours} />
      </svg>
      <span>
        <strong>{lead}</strong> {more}
      </span>
    </p>
  );
}

/** The next goal of the game, and how much of it the run reached. */
function NextGoal({ game }: { readonly game: Dodge }) {
  const goal = goals[reachedGoals()];
  if (!goal) return null;
  return (
    <p class="dodge-next-goal">
      <span>
        Next goal <strong>{goal.words}</strong>
      </span>
      <Dots goal={goal} have={goal.have(game)} />
    </p>
  );
}

const mostDots = 5;

/** Shows the progress of a run towards a goal, as dots or as a number. @param have amount that the run has reached */
export function Dots({ goal: { count }, have }: { readonly goal: RunGoal; readonly have: number }) {
  if (count > mostDots) return <span>{`${formatCount(Math.min(have, count))} / ${formatCount(count)}`}</span>;
  return (
    <span class="dodge-dots" role="img" aria-label={`${Math.min(have, count)} of ${count}`}>
      {Array.from({ length: count }, (_, n) => (
        <i key={n} class={n < have ? 'full' : ''} />
      ))}
    </span>
  );
}

/** Returns CSS classes that keep the result card away from the place where the player was hit. */
function sidesOf({ viewport }: App, { killer }: Dodge): string {
  if (!killer) return '';
  const hit = viewport.toPage(killer.player);
  const from = viewport.toPage(killer.way[0]);
  const isPast = (at: number, began: number, half: number) =>
    (Math.abs(at - half) < offCentre ? began : at) > half;
  const isLeft = isPast(hit.x, from.x, viewport.width / 2);
  const isTop = isPast(hit.y, from.y, viewport.height / 2);
  return `${isLeft ? ' at-left' : ''}${isTop ? ' at-top' : ''}`;
}

/** Rows of the result card: the parts of the score, and the largest combo factor. */
function Counts({ result }: { readonly result: DodgeResult }) {
  const { best } = result.tally;
  return (
    <table class="dodge-counts">
      {scoreParts(result).map(({ source, name, count, points }) => {
        // A narrow card leaves out the first word of these names.
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

/** Returns the heights of bars that show scores. % of the highest bar */
export function heights(scores: readonly number[]): number[] {
  const most = Math.max(1, ...scores);
  return scores.map((score) => Math.max(lowest, Math.round((100 * score) / most)));
}

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
