// Adds runs to race against from links: a dialog that takes a link, and the code that reads it. Loaded on first use.
import './add-run.css';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../../app/ui/kit/dialog';
import { type AddressContext, scenarioOfAddress } from '../../../app/ui/sharing/address';
import type { Scenario } from '../../../world/simulation/scenario';
import { runsIn } from '../rules/runs';
import { bestRunKey } from '../spec';
import { isOwn } from './own-ids';
import type { Rivals } from './rivals';

/**
 * Returns a dialog for a link to recorded runs of the course.
 * @param add adds the runs of a link; resolves to null if runs were added, otherwise to a sentence that says why not
 */
export const addRunDialog = (add: (text: string) => Promise<string | null>) => <AddRun add={add} />;

function AddRun({ add }: { add(text: string): Promise<string | null> }) {
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  return (
    <Dialog class="add-run raised" aria-labelledby="add-run-title" closesBeside>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void add(field.current!.value).then((why) => (why ? setRefusal(why) : close()));
          }}
        >
          <h2 id="add-run-title">Add a run</h2>
          <label>
            A link to a run of this course
            <input
              ref={field}
              type="text"
              autocomplete="off"
              spellcheck={false}
              aria-describedby="add-run-refusal"
              aria-invalid={refusal !== ''}
              autofocus
            />
          </label>
          <p id="add-run-refusal" class="refusal" role="alert">
            {refusal}
          </p>
          <div class="group">
            <button type="button" class="button" onClick={close}>
              Cancel
            </button>
            <button type="submit" class="button filled">
              Add
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Returns the "#" part of a link to a scene in a text. Null without a link. */
export function hashIn(text: string): string | null {
  return /#?\b(?:par|[swz])=\S+/.exec(text.slice(0, longestText))?.[0].replace(/^#?/, '#') ?? null;
}

/** Longest text that is searched for a link. characters */
const longestText = 100_000;

/**
 * Adds the runs of a link to the open course. Returns the names of the players whose runs were added. If no run was
 * added, returns a sentence that says why.
 * @param scenario scenario of the open course
 * @param text text that contains the link
 */
export async function addRunsOfLink(
  scenario: Scenario,
  text: string,
  known: AddressContext,
  rivals: Rivals,
): Promise<string[] | string> {
  const hash = hashIn(text);
  if (!hash) return 'This is no link to a run.';
  const read = await scenarioOfAddress(hash, known).catch((error: unknown) => error);
  if (read instanceof Error) return `This link cannot be opened: ${read.message}.`;
  const linked = (read as Awaited<ReturnType<typeof scenarioOfAddress>>).scenario;
  const runs = runsIn(linked);
  if (runs.length === 0) return 'There is no run in this link.';
  if (bestRunKey(linked) !== bestRunKey(scenario)) return otherCourse(linked.par?.name ?? linked.name);
  const others = runs.filter((run) => !isOwn(run));
  if (others.length === 0) return 'This run is your own.';
  const friends = await Promise.all(others.map(async (run) => ({ run, friend: await rivals.flown(run) })));
  const through = friends.filter(({ friend }) => friend.record);
  if (through.length === 0)
    return `Flown again here, this run misses gate\u00a0${friends[0].friend.passed + 1}.`;
  const isNew = rivals.add(
    scenario,
    through.map(({ run }) => run),
  );
  return isNew ? through.map(({ friend }) => friend.who) : 'This run is here already.';
}

const otherCourse = (name: string) => `This run is of another course, ${name}: open its link to race there.`;
