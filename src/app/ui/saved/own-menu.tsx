// The menu of a saved scene's card.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { longestScenarioName } from '../../../lab/files/scenario-schema';
import type { Scenario } from '../../../world/simulation/scenario';
import { canBuild } from '../../session/session';
import { type App, useApp } from '../app';
import { Dialog } from '../kit/dialog';
import { useEscape } from '../kit/escape';
import { formatCount } from '../kit/formats';
import { useClosing } from '../kit/menu';
import { copy, fits, linkTo, longestLink, saveScenario } from '../sharing/share';
import type { OwnScene, OwnScenes } from './own-scenes';
import { removeScene, renameScene } from './save-scene';

interface MenuProps {
  readonly store: OwnScenes;
  readonly scene: OwnScene;
  /** The scenario for links and files: the saved scene with the person's best result. */
  readonly sent: Scenario;
  readonly opener: HTMLElement | null;
  play(): void;
  build(): void;
  close(): void;
}

export function OwnMenu({ store, scene, sent, opener, play, build, close }: MenuProps) {
  const app = useApp();
  const { scenario } = scene;
  const menu = useRef<HTMLDivElement>(null);
  const length = useLinkLength(sent);
  useClosing(menu, opener, close);
  useEscape('menu', () => {
    close();
    opener?.focus();
    return true;
  });
  useLayoutEffect(() => {
    menu.current!.scrollIntoView({ block: 'nearest' });
    menu.current!.querySelector('button')!.focus();
  }, []);
  const groups: readonly (readonly Row[])[] = [
    [
      { label: 'Play', run: play },
      ...(canBuild(scenario, app.session.games) ? [{ label: 'Build', run: build }] : []),
    ],
    [
      { label: 'Rename', run: () => app.dialogs.open('Rename', () => <Rename {...{ store, scene }} />) },
      { label: 'Duplicate', run: () => store.add(scenario, scene.still, scene) },
    ],
    [
      {
        label: 'Copy link',
        figure: length === null ? '' : `${formatCount(length)} of ${formatCount(longestLink)} characters`,
        run: () => copyLinkOf(app, sent),
      },
      { label: 'Save as file', run: () => saveScenario(sent) },
    ],
    [{ label: 'Delete', run: () => remove(app, store, scene, opener) }],
  ];
  return (
    <div ref={menu} class="menu own-menu raised" id={`own-menu-${scene.id}`}>
      {groups.map((rows) => (
        <div key={rows[0].label} class="menu-group">
          {rows.map(({ label, figure, run }) => (
            <button
              key={label}
              type="button"
              class="button"
              onClick={() => {
                // When the menu closes, its button gets the focus.
                opener?.focus();
                run();
              }}
            >
              {label}
              {figure && <span class="own-figure">{figure}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

interface Row {
  readonly label: string;
  /** Text at the right of the menu item. Left out for items without such a text. */
  readonly figure?: string;
  run(): unknown;
}

/** Returns the length of the link to a scene, characters; null before it has been computed. */
function useLinkLength(scenario: Scenario): number | null {
  const { session } = useApp();
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    linkTo(scenario, session.games).then(
      (link) => isHere && setLength(link.length),
      // Loading the code failed. Pressing the item reports it.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [scenario]);
  return length;
}

/**
 * Deletes a saved scene, and offers to restore it.
 * @param opener button of the deleted scene's menu
 */
async function remove(
  app: App,
  store: OwnScenes,
  scene: OwnScene,
  opener: HTMLElement | null,
): Promise<void> {
  const card = opener?.closest('.own-card');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const dialog = card?.closest('dialog');
  const bringBack = await removeScene(app, store, scene);
  (next ?? dialog)?.querySelector<HTMLElement>('.gallery-card, [type="search"]')?.focus();
  app.notify(`“${scene.scenario.name}” is deleted.`, 'info', { label: 'Undo', run: bringBack });
}

function Rename({ store, scene }: Pick<MenuProps, 'store' | 'scene'>) {
  const app = useApp();
  const field = useRef<HTMLInputElement>(null);
  // The name is selected, so that typing replaces it.
  useLayoutEffect(() => field.current!.select(), []);
  return (
    <Dialog class="own-rename raised" aria-labelledby="own-rename-title" closesBeside>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            renameScene(app, store, scene, field.current!.value).then(close, (error: Error) =>
              app.notify(error.message, 'error'),
            );
          }}
        >
          <h2 id="own-rename-title">Rename</h2>
          <label>
            Name
            <input
              ref={field}
              type="text"
              maxLength={longestScenarioName}
              defaultValue={scene.scenario.name}
              autocomplete="off"
              spellcheck={false}
              required
              autofocus
            />
          </label>
          <div class="group">
            <button type="button" class="button" onClick={close}>
              Cancel
            </button>
            <button type="submit" class="button filled">
              Rename
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Copies a link to a scene, or saves a file if the link is too long. */
async function copyLinkOf(app: App, scenario: Scenario): Promise<void> {
  const link = await linkTo(scenario, app.session.games);
  if (fits(app, `“${scenario.name}”`, link, () => saveScenario(scenario)))
    await copy(app, link, 'Link copied. It begins where your scene begins.', link);
}
