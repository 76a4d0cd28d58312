// Status of a law's text: the law works, the text is invalid, or the law has stopped. A button offers a known fix.
import type { ComponentChildren } from 'preact';
import { useApp } from '../../../app/ui/app';
import { Icon, type IconName } from '../../../app/ui/kit/icon';
import { sentenceText } from '../../../lab/answers/answer';
import { firstLines } from '../../../lab/scenarios/lab/own-law';
import type { LawStop } from '../../../laws/control/turn-controller';
import type { LawError } from '../../../laws/language';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { replace, type TextFieldRef } from './field';
import { figure } from './values';
import type { Writing } from './writing';

/** Line number (from 1) of the commented-out damping term in the example law. */
const dampingLineNumber = 1 + firstLines.split('\n').findIndex((line) => line.trim().startsWith('// -'));

interface StatusProps {
  /** Id of the element that shows the status. The text field refers to it as its description for screen readers. */
  readonly id: string;
  readonly field: TextFieldRef;
  readonly writing: Writing;
  readonly body: Entity;
}

export function Status({ id, field, writing, body }: StatusProps) {
  const { error, isTold } = writing;
  return (
    <div class="law-status" id={id}>
      {!error && (body.stopped ? <Stopped stopped={body.stopped} /> : <Flies body={body} />)}
      {error && !isTold && <Line>The law of before flies until this one can be read.</Line>}
      {error && isTold && <Wrong error={error} text={writing.text} field={field} />}
    </div>
  );
}

/** A line of the status: a sentence with an icon before it. */
function Line({ sign, children }: { readonly sign?: IconName; readonly children: ComponentChildren }) {
  return (
    <p class={sign ?? 'waits'}>
      {sign && <Icon sign={sign} />}
      <span>{children}</span>
    </p>
  );
}

function Flies({ body }: { readonly body: Entity }) {
  const { session, drawers } = useApp();
  const { commanded, applied } = body.turn;
  // On a phone, the sheet covers the place of the cause.
  const because = drawers.narrow && session.round.state === 'held' ? session.because : null;
  // In wide windows the scene's hint says it.
  const next =
    drawers.narrow && body.controller.source === firstLines ? `Delete // in line ${dampingLineNumber}` : null;
  if (because) return <Line>{`${sentenceText(because)}${next ? ` ${next}.` : ''}`}</Line>;
  if (next) return <Line>{`${next}: it flies at once.`}</Line>;
  return <Line sign="tick">{`It flies; it asks for ${figure(commanded)}, gets ${figure(applied)}.`}</Line>;
}

function Stopped({ stopped }: { readonly stopped: LawStop }) {
  return (
    <Line sign="warning">
      <strong>{placeOf(stopped)} </strong>
      {ended(stopped.sentence)} The motor is off until the text changes or the run begins again.
    </Line>
  );
}

function Wrong({
  error,
  text,
  field,
}: Pick<StatusProps, 'field'> & { readonly error: LawError; readonly text: string }) {
  const app = useApp();
  const { at, length, sentence, fix } = error;
  const names = [text.slice(at, at + length), fix?.text ?? ''].filter((name) => /^[A-Za-z_]\w*$/.test(name));
  return (
    <div class="wrong-with-fix">
      <Line sign="warning">
        <strong>{placeOf(error)} </strong>
        {withNames(ended(sentence), names)} The law of before flies on.
      </Line>
      {fix && (
        <button
          type="button"
          class="button"
          aria-label={fixWords(fix.text)}
          onClick={() => {
            replace(field.current!, fix);
            app.session.settle();
          }}
        >
          Write that
        </button>
      )}
    </div>
  );
}

const fixWords = (text: string) =>
  text.trim() === '' ? 'Write that: take it out' : `Write that: ${text.trim()}`;

const placeOf = ({ line, column }: { readonly line: number; readonly column: number }) =>
  `Line ${line}, column ${column}:`;

const ended = (sentence: string) => (/[.?!;]$/.test(sentence) ? sentence : `${sentence}.`);

/** Renders a sentence with the given names as code. */
function withNames(sentence: string, names: readonly string[]) {
  if (names.length === 0) return sentence;
  return sentence
    .split(new RegExp(`\\b(${names.join('|')})\\b`))
    .map((part, n) => (n % 2 === 1 ? <code key={n}>{part}</code> : part));
}
