// The sentence of an answer: figures in the colours of their bodies, and the tour's word, which a press explains.
import { useState } from 'preact/hooks';
import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { colourOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { useApp } from '../app';
/** @param phrases its parts */
export function Sentence({ phrases }) {
  const { session } = useApp();
  return _jsx(_Fragment, {
    children: phrases.map((phrase, n) => {
      if (typeof phrase === 'string') return phrase;
      if ('term' in phrase) return _jsx(Term, { ...phrase }, n);
      return _jsx(
        'strong',
        { style: { color: css(colourOf(session, phrase.of)) }, children: phrase.words },
        n,
      );
    }),
  });
}
function Term({ term, words = term }) {
  const { notify } = useApp();
  const [text, show] = useState('');
  const explain = () =>
    import('../../answers/terms').then(
      ({ terms }) => show(terms[term]),
      () => notify('The word’s meaning could not be loaded. Is the connection gone?', 'error'),
    );
  return _jsxs(_Fragment, {
    children: [
      _jsx('button', {
        type: 'button',
        class: 'term',
        'aria-expanded': text !== '',
        onClick: () => (text ? show('') : void explain()),
        children: words,
      }),
      text && _jsx('span', { class: 'term-text raised', children: text }),
    ],
  });
}
