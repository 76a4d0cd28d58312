// Against whom one races: in the place of the chooser of courses, with a way to add a run out of a link.
import './races.css';
import { runAction } from '../../../app/ui/actions/action';
import { type App, useApp } from '../../../app/ui/app';
import { lateDialog } from '../../../app/ui/kit/late';
import { withinLine } from '../race-text';
import type { FriendGhost } from '../rules/display';
import { parOf } from '../rules/par-rules';
import { restart } from './restart';
import type { Runs } from './run';

/** Classes of the colours of others. */
export const friendClass: Readonly<Record<FriendGhost['whose'], string>> = {
  friend: 'friend',
  'second friend': 'friend second',
  own: '',
  medal: '',
};

const openAdding = lateDialog('Add a run', async () => (await import('./add-run')).addRunDialog);

/** "Against: Ann" and *Add a run…*. */
export function Against({
  runs,
  friends,
}: {
  readonly runs: Runs;
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
        onClick={() => void openAdding(app, (text) => addRuns(app, runs, text))}
      >
        Add a run…
      </button>
    </div>
  );
}

/** What races when text is pasted anywhere on the page: a link with a run of this course. Other text is left alone. */
export function listenForRuns(app: App, runs: Runs): void {
  addEventListener('paste', (event) => {
    const isTyped =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (isTyped || app.session.game?.key !== 'par') return;
    void joinPasted(app, runs, event.clipboardData?.getData('text') ?? '');
  });
}

async function joinPasted(app: App, runs: Runs, text: string): Promise<void> {
  const { hashIn } = await import('./add-run');
  if (hashIn(text) === null) return;
  const refusal = await addRuns(app, runs, text);
  if (refusal) app.notify(refusal, 'error');
}

/** Adds the runs of a link to the course on the page. @returns why there is none; null where there are */
async function addRuns(app: App, runs: Runs, text: string): Promise<string | null> {
  const { runsOfLink } = await import('./add-run');
  const { session } = app;
  const { scenario } = session;
  const known = { scenarios: app.scenarios, games: session.games, named: app.features.readLink };
  const found = await runsOfLink(scenario, text, known, runs.rivals);
  // Another course may have been chosen meanwhile.
  if (session.scenario !== scenario) return null;
  if (typeof found === 'string') return found;
  if (parOf(session.simulation)?.state === 'ready') runs.meetAnew();
  else runAction(app, restart);
  app.notify(`${found.join(' and ')} ${found.length > 1 ? 'race' : 'races'} beside you.`, 'info');
  return null;
}
