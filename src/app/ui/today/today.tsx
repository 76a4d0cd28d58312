// The games of the date: a chip beside the links, and rows of the menu.
import './today.css';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../../view/entry';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { useApp } from '../app';
import { bestStore } from '../best-store';
import { Standing } from '../kit/standing';
import { openAddress } from '../sharing/sharing';

/** The entries of features; none until all are loaded. */
function useEntries(): readonly Entry[] {
  const { features } = useApp();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // Without them the page is whole: Play has them, too.
  useEffect(() => void features.entries().then(setEntries, () => {}), []);
  return entries;
}

/** Opens the game of the date of each game. */
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

/** Rows of the menu. */
export function TodayRows() {
  const entries = useEntries();
  return todayActions(entries).map((action) => <ActionButton key={action.id} action={action} />);
}

/** The chip. */
export function Today() {
  const entries = useEntries();
  return entries.length > 0 && <Chip entries={entries} />;
}

/** Reads results when they change, and not at every frame: they may be long. */
function Chip({ entries }: { readonly entries: readonly Entry[] }) {
  const app = useApp();
  const read = () => entries.map((entry) => ({ entry, best: entry.today.best() }));
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
      {days.map(({ entry: { scene, name, today }, best }) => (
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
