// The end of the help: data stored on the device, with buttons to delete it.
import { type App, useApp } from '../app';
import { bestStore } from '../best-store';
import { crowd } from '../crowd';
import { Dialog } from '../kit/dialog';
import { drafts } from '../progress/drafts';
import { ladderProgress } from '../progress/ladder-progress';
import { progress } from '../progress/progress';

interface StoredItem {
  readonly label: string;
  readonly question: string;
  forget(app: App): void | Promise<void>;
}

/** The kinds of stored data, each with its own delete button. */
const kept: readonly StoredItem[] = [
  {
    label: 'Forget my progress',
    question:
      'Forget which scenes were seen, answered and guessed right, which challenges your laws reached, and explain traps anew?',
    forget() {
      progress.forget();
      ladderProgress.forget();
      crowd.forget();
    },
  },
  {
    label: 'Forget my texts',
    question: 'Forget the last texts of laws that you wrote? Those of the scene that is open stay in it.',
    forget: () => drafts.forget(),
  },
  {
    label: 'Forget bests and replays',
    question: 'Forget the best results and medals of all games, with their replays and days?',
    async forget(app) {
      bestStore.forget();
      await (await app.ownScenes()).forgetBests();
    },
  },
  {
    label: 'Forget my scenes',
    question:
      'Forget all scenes that you keep on this device? The one that is open stays until you leave it.',
    forget: async (app) => (await app.ownScenes()).forget(),
  },
];

export function Forgetting() {
  const app = useApp();
  return (
    <>
      <h3>Kept on this device</h3>
      <p>
        Which scenes you saw, answered and guessed right, which challenges your laws reached, the last texts
        of laws that you wrote, how many bodies of a swarm this device turned, the best results of the games,
        and the scenes that you keep, with their pictures. Nothing is sent.
      </p>
      <div class="group forgetting">
        {kept.map((each) => (
          <button
            key={each.label}
            type="button"
            class="button"
            onClick={() => app.dialogs.open(each.label, () => <Question {...each} />)}
          >
            {each.label}
          </button>
        ))}
      </div>
    </>
  );
}

/** A dialog that asks whether to delete stored data, because deleting cannot be undone. */
function Question({ label, question, forget }: StoredItem) {
  const app = useApp();
  return (
    <Dialog class="forget raised" aria-labelledby="forget-title" closesBeside>
      {(close) => (
        <>
          <h2 id="forget-title">{label}</h2>
          <p>{question} This cannot be undone.</p>
          <div class="group">
            <button type="button" class="button" autofocus onClick={close}>
              Keep
            </button>
            <button
              type="button"
              class="button filled"
              onClick={async () => {
                close();
                try {
                  await forget(app);
                  app.notify('Forgotten.', 'info');
                } catch (error) {
                  app.notify(String(error), 'error');
                }
              }}
            >
              Forget
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
