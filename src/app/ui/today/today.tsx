// The daily games: a row of buttons beside the links at the top, and entries of the menu.
import './today.css';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../../view/entry';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { useApp } from '../app';
import { bestStore } from '../best-store';
import { BestResultLabel } from '../kit/best-result-label';
import { openAddress } from '../sharing/sharing';

function useEntries(): readonly Entry[] {
  const { features } = useApp();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // A failure is ignored: the Play dialog has the daily games as well.
  useEffect(() => void features.entries().then(setEntries, () => {}), []);
  return entries;
}

/** Returns for each game an action that opens its daily game. */
function todayActions(entries: readonly Entry[]): Action[] {
  return entries.map(({ scene, name, today }) => ({
    id: `today-${scene}`,
    key: '',
    label: `Today’s ${name}`,
    help: 'The same for everybody, until midnight in Greenwich.',
    buttonText: () => `Today’s ${name}: ${today.best()?.words ?? '–'}`,
    run: (app) => openAddress(app, today.words()),
  }));
}

/** Menu entries that open the daily games, one for each game. */
export function TodayRows() {
  const entries = useEntries();
  return todayActions(entries).map((action) => <ActionButton key={action.id} action={action} />);
}

/** Buttons for the daily games. Renders nothing until the games are loaded. */
export function Today() {
  const entries = useEntries();
  return entries.length > 0 && <Chip entries={entries} />;
}

/** The buttons for the daily games, each with the person's result of today. */
function Chip({ entries }: { readonly entries: readonly Entry[] }) {
  const app = useApp();
  const read = () => entries.map((entry) => ({ entry, best: entry.today.best() }));
  const [days, setDays] = useState(read);
  useEffect(() => {
    const again = () => setDays(read());
    // The date may have changed while the page was hidden.
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
      {days.map(({ entry: { scene, name, today }, best }) => (
        <button
          key={scene}
          type="button"
          title={`${today.name}: the same for everybody, until midnight in Greenwich`}
          data-action={`today-${scene}`}
          onClick={() => openAddress(app, today.words())}
        >
          {name} <BestResultLabel of={best} />
        </button>
      ))}
    </div>
  );
}
