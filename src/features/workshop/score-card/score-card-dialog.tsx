// The score card of a law. At the left: its results in the challenges, and a text to share. At the right: its
// values beside those of Slew's laws.
import '../../../app/ui/kit/two-part.css';
import './score-card.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { type App, inFocus, lawOf, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { Dialog } from '../../../app/ui/kit/dialog';
import { Icon } from '../../../app/ui/kit/icon';
import { drafts } from '../../../app/ui/progress/drafts';
import { ladderProgress } from '../../../app/ui/progress/ladder-progress';
import { longestLink, sceneLink } from '../../../app/ui/sharing/share';
import { sharingActions } from '../../../app/ui/sharing/sharing';
import { colourOf } from '../../../app/view/bodies';
import { css } from '../../../app/view/palette';
import { figuresText, lawVerdict, positionOnScale, standingOf, textOf } from '../../../lab/ladder/card';
import { challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import type { LawScore, ScoreRow } from '../../../lab/ladder/score';
import { type ControllerSpec, controllerKinds } from '../../../laws/control/controllers';
import { programOf } from '../../../laws/language';
import type { Judge } from './judge';
import { Asks, Goals, Rungs } from './rungs';

/** Built-in law and its score. `score` is null before the score is known. */
interface LibraryScore {
  readonly label: string;
  readonly score: LawScore | null;
}

/**
 * Cache of the scores of built-in laws (the laws of this program, Slew), by kind of law. Kept after the dialog closes.
 */
const scoresOfSlew = new Map<string, LawScore>();

const slewsLaws = Object.entries(controllerKinds).map(([kind, { label }]) => ({ kind, label }));

const unjudged = 'This browser lets no page judge laws in the background.';

export const scoreCardDialog = (judge: Judge) => <ScoreCard judge={judge} />;

function useVerdict(judge: Judge, law: ControllerSpec) {
  const [results, setResults] = useState<readonly ChallengeResult[] | null>(null);
  const [score, setScore] = useState<LawScore | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [, setKnown] = useState(0);
  useEffect(() => {
    const ends = [
      judge.ask({ asks: 'ladder', law }, (answer) =>
        answer ? setResults(answer.results ?? null) : setBroken(true),
      ),
      judge.ask({ asks: 'score', law }, (answer) => setScore(answer?.score ?? null)),
      ...slewsLaws
        .filter(({ kind }) => !scoresOfSlew.has(kind))
        .map(({ kind }) =>
          judge.ask({ asks: 'score', law: { kind } }, (answer) => {
            if (answer?.score) scoresOfSlew.set(kind, answer.score);
            setKnown(scoresOfSlew.size);
          }),
        ),
    ];
    return () => {
      // Cancels in reverse order, so that no waiting question starts in between.
      for (const end of ends.toReversed()) end();
    };
  }, []);
  const slews = slewsLaws.map(
    ({ kind, label }): LibraryScore => ({ label, score: scoresOfSlew.get(kind) ?? null }),
  );
  return { results, score, slews, isBroken };
}

/** A law with its names on the score card. */
interface LawLabel {
  readonly law: ControllerSpec;
  readonly name: string;
  /** Name of the law in the text that the player shares, such as "my own law “Calm”". */
  readonly title: string;
  /** Text of the law if the player wrote it; null for a built-in law. */
  readonly source: string | null;
}

function focused(app: App): LawLabel {
  const law = inFocus(app).controller;
  const { label } = lawOf(app);
  const { source } = law;
  if (typeof source !== 'string') return { law, name: label, title: `“${label}”`, source: null };
  const { name } = programOf(source);
  return { law, name: name || label, title: name ? `my own law “${name}”` : 'my own law', source };
}

function ScoreCard({ judge }: { readonly judge: Judge }) {
  const app = useApp();
  const [{ law, name, title, source }] = useState(() => focused(app));
  const [colour] = useState(() => css(colourOf(app.session, inFocus(app))));
  const { rows } = judge;
  const { results, score, slews, isBroken } = useVerdict(judge, law);
  useEffect(() => {
    // Only laws written on this device count as the player's progress; laws of Slew and of links do not.
    if (results && drafts.isOwn(source)) ladderProgress.note(results.map(({ reached }) => reached));
  }, [results]);
  const text = results && score && textOf({ title, results, rows, score });
  return (
    <Dialog
      class="two-part score-card"
      aria-labelledby="score-card-title"
      style={{ '--body': colour }}
      closesBeside
    >
      {(close) => (
        <>
          <div class="judged">
            <h2 id="score-card-title">Score card</h2>
            <p class="who">{name}</p>
            <p class="quiet" role="status">
              {isBroken ? unjudged : results ? standingOf(challenges, results) : 'Judging'}
            </p>
            {results && <Ladder results={results} />}
            {source && (
              <pre class="source" tabIndex={0} aria-label="The law">
                {source}
              </pre>
            )}
            {text && <PassOn text={text} />}
            <p class="note">
              As it flies a missile at 60 steps a second with a motor of 4π rad/s², in the simulation that
              runs here.
            </p>
          </div>
          <div class="sheet">
            <header>
              <p class="legend">
                <span class="own">this law</span>
                <span class="slews">one of Slew’s eight</span>
                <span class="better">better →</span>
              </p>
              <button type="button" class="button icon close" aria-label="Close" autofocus onClick={close}>
                <Icon sign="close" />
              </button>
            </header>
            <div class="rows" tabIndex={0} role="group" aria-label="Figures">
              {rows.map((row) => (
                <Row key={row.id} row={row} score={score} slews={slews} />
              ))}
            </div>
            <footer>
              <p role="status">{score && lawVerdict(rows, score)}</p>
            </footer>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Ladder({ results }: { readonly results: readonly ChallengeResult[] }) {
  const reached = results.map((result) => result.reached);
  const [chosen, choose] = useState(() => Math.max(0, reached.indexOf(false)));
  return (
    <>
      <Rungs reached={reached} chosen={chosen} choose={choose} />
      <Asks index={chosen} />
      <Goals index={chosen} result={results[chosen]} />
    </>
  );
}

function Row({
  row,
  score,
  slews,
}: {
  readonly row: ScoreRow;
  readonly score: LawScore | null;
  readonly slews: readonly LibraryScore[];
}) {
  const figures = score?.[row.id] ?? null;
  return (
    <div class="row">
      <p class="what">
        <strong>{row.name}</strong>
        <small>{row.words}</small>
      </p>
      <p class="line">
        {slews.map(
          ({ label, score: other }) =>
            other && (
              <span
                key={label}
                class="slew"
                style={{ '--place': String(positionOnScale(row, other[row.id])) }}
                title={`${label}: ${figuresText(row, other[row.id])}`}
              />
            ),
        )}
        {score && <span class="own" style={{ '--place': String(positionOnScale(row, figures)) }} />}
      </p>
      <p class="figure">
        {score && <strong>{figuresText(row, figures)}</strong>}
        {figures && row.note && <small>{row.note(figures)}</small>}
      </p>
    </div>
  );
}

const [copyLink] = sharingActions;

/** Text about a result and link to the scene, with buttons for sharing. */
function PassOn({ text }: { readonly text: string }) {
  const app = useApp();
  const features = useFeatures();
  const shown = useRef<HTMLPreElement>(null);
  /** Link to the scene. Empty while the link is being made, or if the link is too long. */
  const [link, setLink] = useState('');
  useEffect(() => {
    let isShown = true;
    sceneLink(app).then(
      ({ link: made }) => isShown && made.length <= longestLink && setLink(made),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([text, link].join('\n').trimEnd());
      app.notify('Text copied.', 'info');
    } catch {
      // Selected, so that the player can copy it by hand.
      getSelection()?.selectAllChildren(shown.current!);
      app.notify('This browser does not let a page copy: the text is selected.', 'info');
    }
  };
  return (
    <>
      <pre ref={shown} class="text">
        {`${text}\n`}
        <span>{link}</span>
      </pre>
      <div class="group">
        <button type="button" class="button filled" onClick={copy}>
          Copy text
        </button>
        <ActionButton action={copyLink} />
        <ActionButton action={features.action('code')} />
      </div>
    </>
  );
}
