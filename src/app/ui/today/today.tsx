// The games of the date: a chip beside the links, and rows of the menu. Loaded after the start.
import './today.css';
import { useEffect, useState } from 'preact/hooks';
import type { GameDoor } from '../../view/game-presentation';
import type { Action } from '../actions/action';
import { useApp } from '../app';
import { bestStore } from '../best-store';
import { Standing } from '../kit/standing';
import { openAddress } from '../sharing/sharing';

/** Opens the game of the date of each game. */
export function todayActions(doors: readonly GameDoor[]): Action[] {
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
export function Today({ doors }: { readonly doors: readonly GameDoor[] }) {
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
  return (
    <div class="day-chip" role="group" aria-label="Today">
      <strong aria-hidden="true">Today</strong>
      {days.map(({ door: { scene, name, today }, best }) => (
        <button
          key={scene}
          type="button"
          title={`${today.name}: the same for everybody, until midnight in Greenwich`}
          data-action={`today-${scene}`}
          onClick={() => openAddress(app, today.words())}
        >
          {name} <Standing of={best} />
        </button>
      ))}
    </div>
  );
}
