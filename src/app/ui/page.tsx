// The layout of the whole page: its parts over the picture, their insets, and the listeners it starts.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { notLoaded } from '../../lab/files/late-parts';
import { listenForInstallOffer } from './actions/install';
import { fullScreen, keyedActions } from './actions/list';
import { Standings } from './answer/standings';
import { type App, useApp } from './app';
import { listenForBack } from './back';
import { bestStore } from './best-store';
import { Drawers } from './drawers/drawers';
import { FeatureParts, type Features } from './features';
import { Bars } from './first-screen/bars';
import { CardStrip } from './first-screen/card-strip';
import { Header } from './first-screen/header';
import { insetsOf } from './first-screen/insets';
import { Links } from './first-screen/links';
import { HeroControl } from './hero/hero';
import { DialogStack } from './kit/dialog';
import { Announcer, Notices } from './kit/notices';
import type { PageLayout } from './mount';
import { MovableList } from './movables/movable-list';
import { listenForScenarios, sharingActions } from './sharing/sharing';
import { soundAction } from './sound/sound-action';
import { TimeBar } from './time-bar/time-bar';

function Page() {
  const { session, singleKeys, dialogs, fit } = useApp();
  const { building } = session;
  const keys = singleKeys.value ? 'on' : 'off';
  useEffect(() => {
    document.documentElement.dataset.singleKeys = keys;
  }, [keys]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-building', building);
    fit();
  }, [building]);
  return (
    <>
      {/* Order of the Tab key: header, question and guesses, the field, the hero, the drawers. */}
      <Header />
      <Links />
      {building ? <FeatureParts place="building list" /> : <MovableList />}
      <FeatureParts place="scene field" />
      {building && <FeatureParts place="building field" />}
      <CardStrip />
      <Standings />
      <Bars>
        <HeroControl />
        <FeatureParts place="scene hero" />
      </Bars>
      <Drawers />
      {/* A landmark, because every part of the page must be in one. */}
      <section aria-label="Look back">
        <TimeBar />
      </section>
      {dialogs.all.length === 0 && <Notices />}
      <Announcer />
      <DialogStack />
      {!building && <FeatureParts place="scene figures" />}
    </>
  );
}

/** Starts to read a game controller when one is connected, and stops when it is disconnected. */
function listenForPad(app: App): void {
  for (const type of ['gamepadconnected', 'gamepaddisconnected'] as const)
    window.addEventListener(type, () => app.view.redraw());
  const read = () =>
    import('./pad-steering').then(
      ({ listenToPad }) => void listenToPad(app),
      () => app.notify(notLoaded('The part for game controllers'), 'error'),
    );
  window.addEventListener('gamepadconnected', read, { once: true });
}

/** Actions of the page that have shortcuts in every scene: full screen, sharing and sound. */
const pageActions = [fullScreen, ...sharingActions, soundAction];

export const page: PageLayout = {
  Content: Page,
  insets: insetsOf,
  actions: (app, features) =>
    app.session.building
      ? [...features.service('building').actions, ...pageActions, ...features.actions]
      : [...keyedActions, ...pageActions, ...features.actions],
  begin(app, features) {
    bestStore.onceNotKept = () =>
      app.notify('This browser keeps no more results: the best ones last until the page is left.', 'info');
    listenForScenarios(app);
    listenForBack(app, features);
    listenForInstallOffer(app);
    listenForPad(app);
    // An error is ignored: its only effect is that the screen may go dark.
    import('./wake-lock').then(({ keepScreenOn }) => keepScreenOn(app.session)).catch(() => {});
    saveWhatIsBuilt(app, features);
  },
};

function saveWhatIsBuilt(app: App, features: Features): void {
  const end = app.session.onChange(() => {
    if (!app.session.building) return;
    end();
    void features.serviceFor(app, 'saveWhileBuilding').then((save) => save?.(app));
  });
}
