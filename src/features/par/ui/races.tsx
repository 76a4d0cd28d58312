// List of the other players to race against, in place of the chooser of courses, with a button to add
// a run from a link.
import './races.css';
import { runAction } from '../../../app/ui/actions/action';
import { type App, useApp } from '../../../app/ui/app';
import { openDialog } from '../../../app/ui/kit/late';
import { withinLine } from '../race-text';
import type { FriendGhost } from '../rules/display';
import { parOf } from '../rules/par-rules';
import { addRunDialog, addRunsOfLink, hashIn } from './add-run';
import { restart } from './restart';
import type { CourseRuns } from './run';

export const friendClass: Readonly<Record<FriendGhost['whose'], string>> = {
  friend: 'friend',
  'second friend': 'friend second',
  own: '',
  medal: '',
};

/** Line of text that names the rivals, such as “Against: Ann”, with the button *Add a run…*. */
export function Against({
  runs,
  friends,
}: {
  readonly runs: CourseRuns;
  readonly friends: readonly FriendGhost[];
}) {
  const app = useApp();
  return (
    <div class="par-against">
      <span>
        Against:{' '}
        {friends.map(({ whose, friend }, n) => (
          <span key={whose}>
            {n > 0 && ' · '}
            <strong class={friendClass[whose]}>{withinLine(friend.who)}</strong>
          </span>
        ))}
      </span>
      <button
        type="button"
        class="button"
        title="Race against another run of this course, too"
        onClick={() => openDialog(app, 'Add a run', () => addRunDialog((text) => addRuns(app, runs, text)))}
      >
        Add a run…
      </button>
    </div>
  );
}

/** Listens for pasted text. A link with runs of the open course adds these runs; other text is ignored. */
export function listenForRuns(app: App, runs: CourseRuns): void {
  addEventListener('paste', (event) => {
    const isTyped =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (isTyped || app.session.game?.key !== 'par') return;
    void joinPasted(app, runs, event.clipboardData?.getData('text') ?? '');
  });
}

async function joinPasted(app: App, runs: CourseRuns, text: string): Promise<void> {
  if (hashIn(text) === null) return;
  const refusal = await addRuns(app, runs, text);
  if (refusal) app.notify(refusal, 'error');
}

/** Adds a link's runs to the open course. Resolves to null or an error sentence. */
async function addRuns(app: App, runs: CourseRuns, text: string): Promise<string | null> {
  const { session } = app;
  const { scenario } = session;
  const known = { scenarios: app.scenarios, games: session.games, named: app.features.readLink };
  const found = await addRunsOfLink(scenario, text, known, runs.rivals);
  // Another course may have been opened in the meantime.
  if (session.scenario !== scenario) return null;
  if (typeof found === 'string') return found;
  if (parOf(session.simulation)?.state === 'ready') runs.restartAttempt();
  else runAction(app, restart);
  app.notify(`${found.join(' and ')} ${found.length > 1 ? 'race' : 'races'} beside you.`, 'info');
  return null;
}
