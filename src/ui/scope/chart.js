// One plot on the page: a heading and a canvas, which the pointer and the arrow keys read.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { clamp } from '../../control/clamp';
import { useEscape } from '../kit/escape';
import { isBrowserShortcut } from '../kit/keyboard';
import { useSized } from '../kit/older-browsers';
import { curvesOf, termColours } from './curves';
import { ageAt, areaOf, cleared, paint } from './paint';
import { factorOf, terms, unitOf } from './plots';
import { ShapeSign } from './shapes';

/** How far a press of an arrow key moves the cursor. s */
const keyStep = 0.1;
export function Chart({ plot, now, cursor }) {
  const canvas = useRef(null);
  const place = useSized(() => draw());
  const draw = () => {
    const { clientWidth: width, clientHeight: height } = place.current;
    if (width === 0 || height === 0) return;
    const styles = getComputedStyle(place.current);
    paint(
      cleared(canvas.current, width, height),
      areaOf(width, height),
      {
        scale: plot.scale(now, factorOf(plot, now.controlledVariable)),
        curves: curvesOf(plot, now),
        cursor: cursor.current,
      },
      (colour) => (colour.startsWith('--') ? styles.getPropertyValue(colour).trim() : colour),
    );
  };
  useLayoutEffect(draw);
  useEscape('control', (target) => {
    if (target !== place.current) return false;
    place.current.blur();
    return true;
  });
  const read = ({ clientX }) => {
    const { left, width, height } = place.current.getBoundingClientRect();
    cursor.current = ageAt(areaOf(width, height), clientX - left);
  };
  const leave = () => {
    cursor.current = null;
  };
  const press = (event) => {
    const to = cursorAfter(event.key, cursor.current, now.ages[0] ?? 0);
    if (to === null || isBrowserShortcut(event)) return;
    event.preventDefault();
    // Some games steer with these keys.
    event.stopPropagation();
    cursor.current = to;
  };
  return _jsxs('figure', {
    class: 'scope-plot',
    'data-plot': plot.id,
    children: [
      _jsxs('h3', {
        title: plot.help,
        children: [
          plot.label,
          plot.channel === 'terms' && _jsx(TermKeys, { colour: now.focus.colour }),
          _jsx('em', { children: unitOf(plot, now) }),
        ],
      }),
      _jsx('div', {
        ref: place,
        class: 'scope-chart',
        tabIndex: 0,
        role: 'group',
        'aria-label': `${plot.label}: arrow keys read the values, Escape leaves`,
        onPointerDown: read,
        onPointerMove: read,
        onPointerLeave: leave,
        onPointerCancel: leave,
        // A press with the pointer does not take the keys from the picture.
        onMouseDown: (event) => event.preventDefault(),
        onKeyDown: press,
        onBlur: leave,
        children: _jsx('canvas', { ref: canvas }),
      }),
    ],
  });
}
/** Which curve is which term. @param colour of the body */
function TermKeys({ colour }) {
  return terms.map(({ channel, label, help }, n) => {
    const token = termColours[channel];
    return _jsxs(
      'span',
      {
        class: 'term',
        title: help,
        style: { color: token ? `var(${token})` : colour },
        children: [_jsx(ShapeSign, { place: n }), label],
      },
      channel,
    );
  });
}
/**
 * Where a key moves the cursor.
 * @param at where it is
 * @param first the oldest recorded position. s
 * @returns null for any other key
 */
export function cursorAfter(key, at, first) {
  const places = {
    ArrowLeft: (at ?? 0) - keyStep,
    ArrowRight: (at ?? 0) + keyStep,
    Home: first,
    End: 0,
  };
  return key in places ? clamp(places[key], first, 0) : null;
}
