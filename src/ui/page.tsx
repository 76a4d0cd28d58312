// The whole page over the picture: its parts, and what they cover.
import { useEffect } from 'preact/hooks';
import { fullScreen, keyedActions } from './actions/list';
import { type App, useApp } from './app';
import { bestStore } from './best-store';
import { codeAction } from './code/code';
import { Drawers, drawersTake, loadDrawers } from './drawers/drawers';
import { Bars } from './first-screen/bars';
import { Header } from './first-screen/header';
import { insetsOf } from './first-screen/insets';
import { Links } from './first-screen/links';
import { galleryAction } from './gallery/open-gallery';
import type { GamePart } from './game-part';
import { helpAction } from './help/open-help';
import { Hero } from './hero/hero';
import { DialogStack } from './kit/dialog';
import { whenIdle } from './kit/late';
import { Announcer, Notices } from './kit/notices';
import type { Frame } from './mount';
import { MovableList } from './movables/movable-list';
import { notesAction } from './notes/notes';
import { listenForScenarios, sharingActions } from './sharing/sharing';
import { soundAction } from './sound/sound-action';
import { TimeBar } from './time-bar/time-bar';

function Page({ games }: { readonly games: readonly GamePart[] }) {
  const { singleKeys, dialogs } = useApp();
  const keys = singleKeys.on ? 'on' : 'off';
  useEffect(() => {
    document.documentElement.dataset.singleKeys = keys;
  }, [keys]);
  return (
    <>
      <MovableList />
      <Header />
      <Links />
      <Bars>
        <Hero />
        {games.map(({ Hero: Own }, n) => Own && <Own key={n} />)}
      </Bars>
      <Drawers />
      {/* A landmark of its own, so that nothing lies beside all of them. */}
      <section aria-label="Look back">
        <TimeBar />
      </section>
      {dialogs.all.length === 0 && <Notices />}
      <Announcer />
      <DialogStack />
      {games.map(({ Figures }, n) => (
        <Figures key={n} />
      ))}
    </>
  );
}

/** Tells the styles how large drawers and header are, and measures what covers the picture. */
function insets(app: App, _: HTMLElement, place: HTMLElement) {
  const taken = drawersTake(app, place);
  const { style, dataset } = document.documentElement;
  style.setProperty('--drawer-right', `${taken.right}px`);
  style.setProperty('--drawer-bottom', `${taken.bottom}px`);
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
  const header = find('.first-header');
  style.setProperty('--header-bottom', `${header.getBoundingClientRect().bottom}px`);
  return insetsOf({
    header,
    links: find('.links'),
    bars: find('.bars'),
    heads: [...place.querySelectorAll<HTMLElement>('[data-head]')],
    taken,
    drawers: app.drawers,
    playing: dataset.chrome === 'play',
  });
}

const ownActions = [
  ...keyedActions,
  fullScreen,
  codeAction,
  notesAction,
  ...sharingActions,
  helpAction,
  galleryAction,
  soundAction,
];

export const page: Frame = {
  Content: Page,
  insets,
  actions: (_, games) => [...ownActions, ...games.flatMap(({ actions = [] }) => actions)],
  begin(app) {
    bestStore.onceNotKept = () =>
      app.notify('This browser keeps no more results: the best ones last until the page is left.', 'info');
    listenForScenarios(app);
    whenIdle(loadDrawers);
  },
};
