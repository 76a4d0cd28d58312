// The sentence of an answer. Its numbers have the colours of their bodies. A press on a technical term explains it.
import { useState } from 'preact/hooks';
import type { Phrase } from '../../../lab/answers/answer';
import { meanings, type TermName } from '../../../lab/answers/terms';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { useApp } from '../app';
import { unbroken } from '../kit/formats';

/** The sentence of an answer or hint. @param phrases parts of the sentence, from left to right */
export function Sentence({ phrases }: { readonly phrases: readonly Phrase[] }) {
  const { session } = useApp();
  return (
    <>
      {phrases.map((phrase, n) => {
        if (typeof phrase === 'string') return unbroken(phrase.slice(signsAfterTerm(phrases, n - 1).length));
        if ('term' in phrase) return <Term key={n} {...phrase} signs={signsAfterTerm(phrases, n)} />;
        return (
          <strong key={n} style={{ color: css(colourOf(session, phrase.of)) }}>
            {unbroken(phrase.words)}
          </strong>
        );
      })}
    </>
  );
}

/**
 * Returns the punctuation directly after a technical term. Empty if there is none.
 * @param n index of the phrase that may be a term
 */
function signsAfterTerm(phrases: readonly Phrase[], n: number): string {
  const [term, next] = [phrases[n], phrases[n + 1]];
  if (typeof term !== 'object' || !('term' in term) || typeof next !== 'string') return '';
  return /^[.,;:!?]*/.exec(next)![0];
}

interface TermProps {
  readonly term: TermName;
  readonly words?: string;
  /** Punctuation directly after the technical term, on the same line. May be empty. */
  readonly signs: string;
}

function Term({ term, words = term, signs }: TermProps) {
  const [isShown, show] = useState(false);
  return (
    <>
      <span class="term-end">
        <button type="button" class="term" aria-expanded={isShown} onClick={() => show(!isShown)}>
          {words}
        </button>
        {signs}
      </span>
      {isShown && <span class="term-text raised">{meanings[term]}</span>}
    </>
  );
}
