import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// How far a person has come in a game: medals and words, "–" before the first try.
import './medal.css';
export function Standing({ of }) {
  return _jsxs('span', {
    class: of ? 'standing' : 'standing none',
    children: [of?.medals?.map((medal, n) => _jsx('i', { class: `medal ${medal}` }, n)), of?.words ?? '–'],
  });
}
