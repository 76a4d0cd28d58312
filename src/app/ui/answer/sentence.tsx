// The sentence of an answer: figures in the colours of their bodies, and the tour's word, which a press explains.
import { useState } from 'preact/hooks';
import type { Phrase } from '../../../lab/answers/answer';
import { type TermName, terms } from '../../../lab/answers/terms';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { useApp } from '../app';

/** @param phrases its parts */
export function Sentence({ phrases }: { readonly phrases: readonly Phrase[] }) {
  const { session } = useApp();
  return (
    <>
      {phrases.map((phrase, n) => {
        if (typeof phrase === 'string') return phrase;
        if ('term' in phrase) return <Term key={n} {...phrase} />;
        return (
          <strong key={n} style={{ color: css(colourOf(session, phrase.of)) }}>
            {phrase.words}
          </strong>
        );
      })}
    </>
  );
}

function Term({ term, words = term }: { readonly term: TermName; readonly words?: string }) {
  const [isShown, show] = useState(false);
  return (
    <>
      <button type="button" class="term" aria-expanded={isShown} onClick={() => show(!isShown)}>
        {words}
      </button>
      {isShown && <span class="term-text raised">{terms[term]}</span>}
    </>
  );
}
