// The top right: the games of the date, link, code, notes, and a menu with what is rarely needed; on a phone the menu has all of it.
import './links.css';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import {
  disturbances,
  fullScreen,
  loop,
  nextLineUp,
  playback,
  removeWaypoint,
  viewActions,
} from '../actions/list';
import { type App, useApp } from '../app';
import { type Spot, useFeatures } from '../features';
import { helpAction } from '../help/open-help';
import { useEscape } from '../kit/escape';
import { Icon } from '../kit/icon';
import { latePart, whenIdle } from '../kit/late';
import { useClosing } from '../kit/menu';
import { notesAction } from '../notes/notes';
import { keepCopyAction } from '../saved/keep-actions';
import { sharingActions } from '../sharing/sharing';
import { soundAction } from '../sound/sound-action';

const [link, ...files] = sharingActions;

/** An action without its sign, and with its name before what it shows. */
const inWords = (action: Action): Action => ({
  ...action,
  sign: undefined,
  buttonText: (app) => [action.label, action.buttonText?.(app) ?? []].flat().join(': '),
});

const groups: readonly (readonly [name: string, kind: string, actions: readonly (Action | Spot)[]])[] = [
  ['Time', 'as-on-bar of-runs', playback.filter(({ id }) => id !== 'pause').map(inWords)],
  ['Page', 'as-on-links', [link, 'page menu', notesAction]],
  ['Law', '', ['law menu']],
  ['Help', '', [helpAction]],
  ['Scenes and files', '', ['files menu', ...files, keepCopyAction]],
  ['Path and bodies', 'of-runs', [inWords(nextLineUp), loop, removeWaypoint]],
  ['Disturbances', 'of-runs', disturbances],
  ['View', '', [viewActions[0], ...(document.fullscreenEnabled ? [fullScreen] : [])]],
  ['Games', '', [inWords(soundAction)]],
];

/** Whether the scene that is built is saved. */
const SavedSign = latePart('Saved', async () => (await import('../saved/saved-sign')).SavedSign);

/** The games of the date: the chip, and rows of the menu. */
interface OfDate {
  readonly chip: VNode | null;
  readonly actions: readonly Action[];
}

async function loadOfDate(app: App): Promise<OfDate> {
  const [{ Today, todayActions }, entries] = await Promise.all([
    import('../today/today'),
    app.features.entries(),
  ]);
  return { chip: <Today entries={entries} />, actions: todayActions(entries) };
}

export function Links() {
  const app = useApp();
  const features = useFeatures();
  const [isOpen, open] = useState(false);
  const [ofDate, setOfDate] = useState<OfDate>({ chip: null, actions: [] });
  // Without them the page is whole: Play has them, too.
  useEffect(() => whenIdle(() => void loadOfDate(app).then(setOfDate, () => {})), []);
  const leading = features.at('links').find(({ leads }) => leads?.(app) ?? true);
  const button = useRef<HTMLButtonElement>(null);
  useEscape('menu', () => {
    if (!isOpen) return false;
    open(false);
    button.current?.focus();
    return true;
  });
  return (
    <nav class="links" aria-label="Page">
      {ofDate.chip}
      {app.session.building && <SavedSign />}
      {[link, leading ?? [], notesAction].flat().map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      <button
        ref={button}
        type="button"
        class="button icon menu-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'menu' : undefined}
        aria-label="More"
        title="More"
        onClick={() => open(!isOpen)}
      >
        <Icon sign="more" />
      </button>
      {isOpen && <Menu opener={button.current} ofDate={ofDate.actions} close={() => open(false)} />}
    </nav>
  );
}

interface MenuProps {
  readonly opener: HTMLElement | null;
  readonly ofDate: readonly Action[];
  close(): void;
}

/** The menu. */
function Menu({ opener, ofDate, close }: MenuProps) {
  const features = useFeatures();
  const menu = useRef<HTMLDivElement>(null);
  useClosing(menu, opener, close);
  return (
    <div ref={menu} class="menu raised" id="menu">
      {[['Today', 'as-today', ofDate] as const, ...groups].map(([name, kind, actions]) => (
        <div key={name} class={`menu-group ${kind}`} role="group" aria-label={name}>
          {actions
            .flatMap((each) => (typeof each === 'string' ? features.at(each) : each))
            .map((action) => (
              <ActionButton key={action.id} action={action} />
            ))}
        </div>
      ))}
    </div>
  );
}
