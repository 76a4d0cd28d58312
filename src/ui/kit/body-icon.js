import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// A body as a small picture beside its name: the hull of the field in the body's colour, nose to the right.
import './body-icon.css';
import { css } from '../../view/palette';
/** @param art its picture @param colour 0xRRGGBB */
export function BodyIcon({ art, colour }) {
  const picture = `url("${art.picture}")`;
  return _jsxs('span', {
    class: 'body-icon',
    'aria-hidden': 'true',
    children: [
      _jsx('i', { style: { backgroundImage: picture, backgroundColor: css(colour), maskImage: picture } }),
      _jsx('i', { style: { backgroundImage: picture } }),
    ],
  });
}
