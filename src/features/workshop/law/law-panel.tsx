// The contents of the Law drawer: the challenges of the ladder, the law's text with its values, what is wrong with it, what turn is told, and where to go on.
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
import { Challenges, Reached, useLadder } from './challenges';
import { Editor } from './editor';
import { Foot } from './foot';
import { SignRow } from './sign-row';
import { Status } from './status';
import { Told } from './told';
import { figure } from './values';
import { Words } from './words';
import { Writing } from './writing';
import { useWritingOnPhone } from './writing-on-phone';

/** How often values are shown anew. Hz; faster ones cannot be read */
const lookRate = 10;

/** Id of what says what is wrong. */
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

/** A body that turns by another law, while one beside it has a text. */
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

/** The text of a body, and what keeps it; and the text that was written in this scene before, until this one is changed. */
function useWriting(body: Entity): { readonly writing: Writing; readonly before: Draft | null } {
  const app = useApp();
  const now = useRef({ body, draft: 0 });
  const [, render] = useState(0);
  const [writing] = useState(() => {
    const { session } = app;
    return new Writing({
      set: (law) => attempt(app, () => session.set(controllerSetting, law, [now.current.body])),
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
    // A body that stands in for it after a restart goes on with its draft.
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
  useSaid(writing);
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
        <Words field={field} before={before} />
        <Told field={field} text={writing.text} sample={watched?.told ?? null} limits={body.limits} />
        {isJudged && <Reached ladder={ladder} />}
        <Foot field={field} writing={writing} law={body.controller} />
      </div>
      {phone.isWriting && <SignRow field={field} done={phone.done} />}
    </>
  );
}

/** Says whether the text flies, once typing rests, to whoever listens instead of looking. */
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
