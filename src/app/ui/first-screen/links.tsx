// The top right: today's games, Share, code, notes, and a menu of rarer actions. On a phone all of them are in the menu.
import './links.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { installAction, isInstallOffered } from '../actions/install';
import {
  askAgain,
  disturbances,
  fullScreen,
  loop,
  nextLineUp,
  playback,
  removeWaypoint,
  viewActions,
} from '../actions/list';
import { isAboutKnocks, useApp } from '../app';
import { FeatureParts, type Features, useFeatures } from '../features';
import { useEscape } from '../kit/escape';
import { Icon } from '../kit/icon';
import { focusFirst, useClosing } from '../kit/menu';
import { sharingActions } from '../sharing/sharing';
import { soundAction, vibrationAction } from '../sound/sound-action';
import { canVibrate } from '../sound/vibration';

const openFile = sharingActions.find(({ id }) => id === 'open')!;

const inWords = (action: Action): Action => ({
  ...action,
  sign: undefined,
  buttonText: (app) => [action.label, action.buttonText?.(app) ?? []].flat().join(': '),
});

/** Returns the groups of the page's menu: name, CSS classes (`kind`) and actions. */
const groupsOf = (
  features: Features,
  isAboutKnocks: boolean,
): readonly (readonly [name: string, kind: string, actions: readonly Action[]])[] => [
  ['Time', 'as-on-bar of-runs', playback.filter(({ id }) => id !== 'pause').map(inWords)],
  ['Page', 'as-on-links', [features.action('share'), ...features.at('page menu')]],
  ['Law', '', features.at('law menu')],
  ['Help', '', [features.action('help'), askAgain]],
  ['Scenes and files', '', [...features.at('files menu'), openFile]],
  ['Disturbances', 'as-on-bar of-runs', isAboutKnocks ? disturbances : []],
  ['Path and bodies', 'of-runs', [inWords(nextLineUp), loop, removeWaypoint]],
  [
    'View',
    '',
    [
      viewActions[0],
      ...(document.fullscreenEnabled ? [fullScreen] : []),
      ...(isInstallOffered() ? [installAction] : []),
    ],
  ],
  ['Games', '', [soundAction, ...(canVibrate() ? [vibrationAction] : [])].map(inWords)],
];

export function Links() {
  const app = useApp();
  const features = useFeatures();
  const [opened, open] = useState<'by keys' | 'by pointer' | null>(null);
  const isOpen = opened !== null;
  const leading = features.at('lead link').find(({ leads }) => leads?.(app) ?? true);
  const button = useRef<HTMLButtonElement>(null);
  useEscape('menu', () => {
    if (!isOpen) return false;
    open(null);
    button.current?.focus();
    return true;
  });
  return (
    <nav class="links" aria-label="Page">
      <FeatureParts place="today chip" />
      {app.session.building && <FeatureParts place="saved sign" />}
      {[features.action('share'), leading ?? [], features.at('links')].flat().map((action) => (
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
        onClick={({ detail }) => open(isOpen ? null : detail === 0 ? 'by keys' : 'by pointer')}
      >
        <Icon sign="more" />
      </button>
      {isOpen && <Menu opener={button.current} takesFocus={opened === 'by keys'} close={() => open(null)} />}
    </nav>
  );
}

interface MenuProps {
  readonly opener: HTMLElement | null;
  readonly takesFocus: boolean;
  close(): void;
}

/** The page's menu, with the actions that are needed less often. */
function Menu({ opener, takesFocus, close }: MenuProps) {
  const app = useApp();
  const features = useFeatures();
  const menu = useRef<HTMLDivElement>(null);
  useClosing(menu, opener, close);
  useLayoutEffect(() => {
    if (takesFocus) focusFirst(menu.current);
  }, []);
  return (
    <div ref={menu} class="menu raised" id="menu">
      <div class="menu-group as-today" role="group" aria-label="Today">
        <FeatureParts place="today rows" />
      </div>
      {groupsOf(features, isAboutKnocks(app)).map(([name, kind, actions]) => (
        <div key={name} class={`menu-group ${kind}`} role="group" aria-label={name}>
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        </div>
      ))}
    </div>
  );
}
