// The drawer for laws: challenges, the law's text with its values, its error, the arguments of
// the function `turn`, and next steps.
import './law.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { attempt, hasTextLaw, inFocus, useApp } from '../../../app/ui/app';
import { useFrames } from '../../../app/ui/kit/frames';
import { type Draft, drafts } from '../../../app/ui/progress/drafts';
import { colourOf } from '../../../app/view/bodies';
import { css } from '../../../app/view/palette';
import { OwnLaw, watchLaw } from '../../../laws/language';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { controllerSetting } from '../../../world/simulation/settings';
import { canJudgeFocused } from '../subject';
import { ArgumentList } from './argument-list';
import { NextChallenge } from './challenge-line';
import { Challenges, Reached } from './challenges';
import { Editor } from './editor';
import { Foot } from './foot';
import { useLadder } from './ladder';
import { SignRow } from './sign-row';
import { Status } from './status';
import { figure } from './values';
import { WordList } from './words';
import { Writing } from './writing';
import { useWritingOnPhone } from './writing-on-phone';

/** Rate at which the panel refreshes the values of the running law. Hz */
const lookRate = 10;

/** Id of the element that describes the error in the law's text. */
const says = 'law-says';

export function LawPanel() {
  const app = useApp();
  useFrames(lookRate);
  const body = inFocus(app);
  return (
    <div class="law-panel" style={{ '--body': css(colourOf(app.session, body)) }}>
      {hasTextLaw(body) ? <OwnText body={body} /> : <NoText body={body} />}
    </div>
  );
}

/**
 * Panel for a body whose built-in law cannot be edited. Its buttons select other bodies, whose laws the player wrote.
 */
function NoText({ body }: { readonly body: Entity }) {
  const app = useApp();
  const { session, view } = app;
  const writes = session.entities.filter(hasTextLaw).slice(0, 4);
  return (
    <div class="no-text">
      <p>{session.labelOf(body)} turns by a law of Slew. A text to write in have:</p>
      <div class="group">
        {writes.map((other) => (
          <button
            key={session.entities.indexOf(other)}
            type="button"
            class="button filled"
            onClick={() => view.set('focus', other)}
          >
            {session.labelOf(other)}
          </button>
        ))}
      </div>
    </div>
  );
}

/**
 * Returns the editing state of a body's law, and an earlier law text for this scene.
 * @returns `before`: stored text that can be restored; null if there is none
 */
function useWriting(body: Entity): { readonly writing: Writing; readonly before: Draft | null } {
  const app = useApp();
  const now = useRef({ body, draft: 0 });
  const [, render] = useState(0);
  const [writing] = useState(() => {
    const { session } = app;
    return new Writing({
      set(law) {
        drafts.noteOwn(String(law.source));
        attempt(app, () => session.set(controllerSetting, law, [now.current.body]));
      },
      settle: () => session.settle(),
      keep(text) {
        now.current.draft ||= drafts.begin();
        drafts.keep({ id: now.current.draft, scene: session.title, text });
      },
      changed: () => render((count) => count + 1),
    });
  });
  if (now.current.body !== body) {
    writing.end();
    // After a restart a new body replaces the old one, and continues its draft.
    const goesOn = String(body.controller.source) === writing.text;
    now.current = { body, draft: goesOn ? now.current.draft : 0 };
  }
  writing.follow(body.controller);
  useEffect(() => () => writing.end(), []);
  const before =
    now.current.draft === 0 ? drafts.all.find(({ scene }) => scene === app.session.title) : undefined;
  return { writing, before: before && before.text !== writing.text ? before : null };
}

function OwnText({ body }: { readonly body: Entity }) {
  const app = useApp();
  const { writing, before } = useWriting(body);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const watched = watchLaw(body.law instanceof OwnLaw ? body.law : null);
  useEffect(() => () => void watchLaw(null), []);
  const phone = useWritingOnPhone(field);
  const moved = useRef((caret: number | null) => writing.moved(caret)).current;
  const runs = !writing.error && watched !== null;
  const values = runs ? Array.from(watched.lines, figure) : null;
  const isJudged = canJudgeFocused(app);
  const ladder = useLadder(isJudged ? body.controller : null);
  const isReached = ladder.results?.[ladder.place].reached ?? false;
  const next = isJudged && isReached ? <NextChallenge ladder={ladder} /> : null;
  useSaid(writing);
  const showStatus = () => document.getElementById(says)?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (!phone.isWriting && writing.error) showStatus();
  }, [phone.isWriting]);
  // While an answer stands on a phone, the status gives its cause.
  const givesCause = app.drawers.narrow && app.session.round.state === 'held';
  useEffect(() => {
    if (givesCause) showStatus();
  }, [givesCause]);
  return (
    <>
      {isJudged && <Challenges ladder={ladder} />}
      <section class="law-text" aria-label="Text">
        <Editor
          field={field}
          text={writing.text}
          wrong={writing.isTold ? writing.error : null}
          values={values}
          says={says}
          type={(text, caret) => writing.type(text, caret)}
          moved={moved}
        />
      </section>
      <div class="law-below">
        <Status id={says} field={field} writing={writing} body={body} />
        <WordList field={field} before={before} />
        <ArgumentList field={field} text={writing.text} sample={watched?.told ?? null} limits={body.limits} />
        {isJudged && <Reached ladder={ladder} />}
        <Foot field={field} writing={writing} law={body.controller} next={next} />
      </div>
      {phone.isWriting && <SignRow field={field} done={phone.done} />}
    </>
  );
}

/** Announces to screen readers the law's error, and when the law works again. */
function useSaid(writing: Writing): void {
  const app = useApp();
  const { error, isTold } = writing;
  const state = error ? (isTold ? error.message : null) : '';
  const said = useRef('');
  useLayoutEffect(() => {
    if (state === null || state === said.current) return;
    said.current = state;
    app.say(state === '' ? 'The law flies.' : `${state} The law of before flies on.`);
  });
}
