import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// The games of the date: a chip beside the links, and rows of the menu. Loaded after the start.
import './today.css';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { bestStore } from '../best-store';
import { Standing } from '../kit/standing';
import { openAddress } from '../sharing/sharing';
/** Opens the game of the date of each game. */
export function todayActions(doors) {
  return doors.map(({ scene, name, today }) => ({
    id: `today-${scene}`,
    key: '',
    label: `Today’s ${name}`,
    help: 'The same for everybody, until midnight in Greenwich.',
    buttonText: () => `Today’s ${name}: ${today.best()?.words ?? '–'}`,
    run: (app) => openAddress(app, today.words()),
  }));
}
/** The chip. What is kept is read when it changes, not at every frame: it may be long. */
export function Today({ doors }) {
  const app = useApp();
  const read = () => doors.map((door) => ({ door, best: door.today.best() }));
  const [days, setDays] = useState(read);
  useEffect(() => {
    const again = () => setDays(read());
    // The date may be another one when the page is seen again.
    document.addEventListener('visibilitychange', again);
    const end = bestStore.onChange(again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      end();
    };
  }, []);
  return _jsxs('div', {
    class: 'day-chip',
    role: 'group',
    'aria-label': 'Today',
    children: [
      _jsx('strong', { 'aria-hidden': 'true', children: 'Today' }),
      days.map(({ door: { scene, name, today }, best }) =>
        _jsxs(
          'button',
          {
            type: 'button',
            title: `${today.name}: the same for everybody, until midnight in Greenwich`,
            'data-action': `today-${scene}`,
            onClick: () => openAddress(app, today.words()),
            children: [name, ' ', _jsx(Standing, { of: best })],
          },
          scene,
        ),
      ),
    ],
  });
}
