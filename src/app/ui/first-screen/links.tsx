// The top right: the games of the date, link, code, notes, and a menu with what is rarely needed; on a phone the menu has all of it.
import './links.css';
import { useRef, useState } from 'preact/hooks';
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
import { useApp } from '../app';
import { FeatureParts, type Features, useFeatures } from '../features';
import { useEscape } from '../kit/escape';
import { Icon } from '../kit/icon';
import { useClosing } from '../kit/menu';
import { sharingActions } from '../sharing/sharing';
import { soundAction } from '../sound/sound-action';

const [link, ...files] = sharingActions;

/** An action without its sign, and with its name before what it shows. */
const inWords = (action: Action): Action => ({
  ...action,
  sign: undefined,
  buttonText: (app) => [action.label, action.buttonText?.(app) ?? []].flat().join(': '),
});

/** The groups of the menu. */
const groupsOf = (
  features: Features,
): readonly (readonly [name: string, kind: string, actions: readonly Action[]])[] => [
  ['Time', 'as-on-bar of-runs', playback.filter(({ id }) => id !== 'pause').map(inWords)],
  ['Page', 'as-on-links', [link, ...features.at('page menu')]],
  ['Law', '', features.at('law menu')],
  ['Help', '', [features.action('help')]],
  ['Scenes and files', '', [...features.at('files menu'), ...files, features.action('keep-copy')]],
  ['Path and bodies', 'of-runs', [inWords(nextLineUp), loop, removeWaypoint]],
  ['Disturbances', 'of-runs', disturbances],
  ['View', '', [viewActions[0], ...(document.fullscreenEnabled ? [fullScreen] : [])]],
  ['Games', '', [inWords(soundAction)]],
];

export function Links() {
  const app = useApp();
  const features = useFeatures();
  const [isOpen, open] = useState(false);
  const leading = features.at('lead link').find(({ leads }) => leads?.(app) ?? true);
  const button = useRef<HTMLButtonElement>(null);
  useEscape('menu', () => {
    if (!isOpen) return false;
    open(false);
    button.current?.focus();
    return true;
  });
  return (
    <nav class="links" aria-label="Page">
      <FeatureParts place="today chip" />
      {app.session.building && <FeatureParts place="saved sign" />}
      {[link, leading ?? [], features.at('links')].flat().map((action) => (
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
      {isOpen && <Menu opener={button.current} close={() => open(false)} />}
    </nav>
  );
}

interface MenuProps {
  readonly opener: HTMLElement | null;
  close(): void;
}

/** The menu. */
function Menu({ opener, close }: MenuProps) {
  const features = useFeatures();
  const menu = useRef<HTMLDivElement>(null);
  useClosing(menu, opener, close);
  return (
    <div ref={menu} class="menu raised" id="menu">
      <div class="menu-group as-today" role="group" aria-label="Today">
        <FeatureParts place="today rows" />
      </div>
      {groupsOf(features).map(([name, kind, actions]) => (
        <div key={name} class={`menu-group ${kind}`} role="group" aria-label={name}>
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        </div>
      ))}
    </div>
  );
}
