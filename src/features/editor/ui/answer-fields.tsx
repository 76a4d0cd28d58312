// Fields for the guesses and the answer of the scene in the editor.

import { type App, useApp } from '../../../app/ui/app';
import { Chooser } from '../../../app/ui/kit/chooser';
import { formatFixed } from '../../../app/ui/kit/formats';
import { choicesOf } from '../../../lab/answers/answers';
import { offeredAnswers } from '../../../lab/answers/offered';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import { type AnswersTried, trialSeconds } from '../state/answer-trial';
import { buildOf } from '../state/current';
import { longestBodyName, withName } from './body-fields';
import { change } from './edits';
import { TextField } from './fields';
import { useTrial } from './use-trial';

/**
 * Returns a copy of the scene that measures and shows another kind of result.
 * @param name kind of the result, such as `arrives-first`; empty for none
 */
export function withAnswer(scenario: Scenario, name: string): Scenario {
  const { answer: was, question, ...rest } = scenario;
  const wordsFor = (answer: string | undefined) =>
    offeredAnswers.find((offered) => offered.name === answer)?.question;
  const isOwn = question !== undefined && question !== wordsFor(was);
  const asked = isOwn ? question : wordsFor(name);
  return { ...rest, ...(asked !== undefined && { question: asked }), ...(name !== '' && { answer: name }) };
}

function wordsOfTrial({ session }: App, trial: AnswersTried | null): string {
  const { answer } = session.scenario;
  if (answer === undefined) return '';
  if (!trial) return 'Trying it…';
  const found = trial.get(answer);
  if (!found) return `It says nothing within ${trialSeconds} s.`;
  return `After ${formatFixed(found.seconds, 1)} s: ${found.words} ${found.because ?? ''}`.trim();
}

function AnswerChooser({ trial }: { readonly trial: AnswersTried | null }) {
  const app = useApp();
  const { scenario } = app.session;
  const silent = (name: string) => (trial && !trial.has(name) ? ' (says nothing here)' : '');
  const offered = offeredAnswers.map(({ name, question }) => ({
    value: name as string,
    label: `${question}${silent(name)}`,
  }));
  const isOther = scenario.answer !== undefined && !offered.some(({ value }) => value === scenario.answer);
  return (
    <Chooser
      aria-label="Answer"
      options={[
        { value: '', label: 'no answer' },
        ...(isOther ? [{ value: scenario.answer ?? '', label: 'the answer that it came with' }] : []),
        ...offered,
      ]}
      value={scenario.answer ?? ''}
      choose={(name) => buildOf(app).change((start) => withAnswer(start, name))}
    />
  );
}

function Guesses() {
  const app = useApp();
  const { session } = app;
  const choices = choicesOf(session.simulation, (body) => session.labelOf(body));
  if (choices.length === 0) return null;
  const rename = (body: Entity, text: string) =>
    change(app, { list: 'entities', index: session.entities.indexOf(body) }, (entity) =>
      withName(entity, text),
    );
  return (
    <ul class="build-guesses" aria-label="Guesses">
      {choices.map(({ label, bodies: [body, ...others] }, n) => (
        <li key={n}>
          {body && others.length === 0 ? (
            <TextField
              label={`Guess ${n + 1}`}
              text={session.labelOf(body)}
              most={longestBodyName}
              take={(text) => rename(body, text)}
            />
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}

export function AnswerLine() {
  const { scenario } = useApp().session;
  const trial = useTrial();
  const asks = scenario.question !== undefined || scenario.answer !== undefined;
  return (
    <div class="build-asks">
      <AnswerChooser trial={trial} />
      {asks && <Guesses />}
    </div>
  );
}

export function TrialLine() {
  const app = useApp();
  return <p class="build-trial">{wordsOfTrial(app, useTrial())}</p>;
}

export function AnswerFields() {
  const app = useApp();
  const trial = useTrial();
  const { answer } = app.session.scenario;
  return (
    <>
      <div class="field-line">
        <span class="field-name" aria-hidden="true">
          Answer
        </span>
        <span class="field-box">
          <AnswerChooser trial={trial} />
        </span>
      </div>
      {answer !== undefined && (
        <>
          <div class="field-line">
            <span class="field-name" aria-hidden="true">
              Guesses
            </span>
            <Guesses />
          </div>
          <p class="build-note">{wordsOfTrial(app, trial)}</p>
        </>
      )}
    </>
  );
}
