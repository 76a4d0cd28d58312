import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The bottom: what bodies do and Draw at the left, the hero in the middle, time at the right.
import './bars.css';
import { canRun } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { draw, modes, playback, redo, undo } from '../actions/list';
import { useApp } from '../app';
import { hasCommonCommand, takesCommands } from './common-command';
export function Bars({ children }) {
  const app = useApp();
  const { scenario, playback: time } = app.session;
  const { cards } = scenario;
  const hasModes = !cards && hasCommonCommand(app);
  const key = _jsx(Key, { curve: cards ? (cards.curve ?? 'error') : 'none' });
  const isExplained = app.session.game === null;
  const tools = [...(!cards && takesCommands(scenario) ? [draw] : []), undo, redo];
  return _jsxs('footer', {
    class: 'bars',
    children: [
      _jsx('div', { class: 'bar-middle', children: children }),
      _jsxs('div', {
        class: 'bar-left',
        role: 'group',
        'aria-label': 'Bodies and path',
        children: [
          !hasModes && isExplained && key,
          hasModes &&
            _jsx('div', {
              class: 'group segmented modes',
              role: 'group',
              'aria-label': 'Mode',
              children: modes.map((action) => _jsx(ActionButton, { action: action }, action.id)),
            }),
          tools
            .filter((action) => canRun(app, action))
            .map((action) => _jsx(ActionButton, { action: action }, action.id)),
        ],
      }),
      _jsxs('div', {
        class: 'bar-right',
        role: 'group',
        'aria-label': 'Time',
        children: [
          hasModes && isExplained && key,
          playback
            .filter(({ id }) => time.paused || !(id === 'step' || (id === 'pace' && time.pace === 1)))
            .map((action) => _jsx(ActionButton, { action: action }, action.id)),
        ],
      }),
    ],
  });
}
/** What the heat is, and on cards the dotted curve. @param curve which one the cards have; 'none' without cards */
function Key({ curve }) {
  const sign = (name, words) =>
    _jsxs('span', { class: `of-${name}`, children: [_jsx('i', { class: `key-sign ${name}` }), words] });
  return _jsxs('p', {
    class: 'key',
    'data-curve': curve,
    children: [
      sign('best', 'best possible turn'),
      sign('heat', curve === 'motor' ? 'motor at its limit' : 'motor at its limit, not enough'),
      sign('motor', 'angular acceleration of the motor'),
    ],
  });
}
