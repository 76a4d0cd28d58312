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
        if (typeof phrase === 'string') return unbroken(phrase);
        if ('term' in phrase) return <Term key={n} {...phrase} />;
        return (
          <strong key={n} style={{ color: css(colourOf(session, phrase.of)) }}>
            {unbroken(phrase.words)}
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
      {isShown && <span class="term-text raised">{meanings[term]}</span>}
    </>
  );
}
