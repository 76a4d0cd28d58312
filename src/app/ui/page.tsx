// The whole page over the picture: its parts, and what they cover.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { fullScreen, keyedActions } from './actions/list';
import { FieldAnswer } from './answer/field-answer';
import { Standings } from './answer/standings';
import { type App, useApp } from './app';
import { bestStore } from './best-store';
import { Drawers } from './drawers/drawers';
import { FeatureParts, type Features } from './features';
import { Bars } from './first-screen/bars';
import { CardStrip } from './first-screen/card-strip';
import { Header } from './first-screen/header';
import { insetsOf } from './first-screen/insets';
import { Links } from './first-screen/links';
import { Hero } from './hero/hero';
import { DialogStack } from './kit/dialog';
import { Announcer, Notices } from './kit/notices';
import type { Frame } from './mount';
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
      {/* In the order of the Tab key: what can be moved on the field, and the hero, come before all that is pressed less. */}
      {building ? <FeatureParts place="building list" /> : <MovableList />}
      <FeatureParts place="scene field" />
      <Bars>
        <Hero />
        <FeatureParts place="scene hero" />
      </Bars>
      <Header />
      {building && <FeatureParts place="building field" />}
      <CardStrip />
      <FieldAnswer />
      <Standings />
      <Links />
      <Drawers />
      {/* A landmark of its own, so that nothing lies beside all of them. */}
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

/** The actions that there are in every scene, whatever is done with it. */
const pageActions = [fullScreen, ...sharingActions, soundAction];

export const page: Frame = {
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
    saveWhatIsBuilt(app, features);
  },
};

/** Saves what a person builds, from the first scene on that is built. */
function saveWhatIsBuilt(app: App, features: Features): void {
  const end = app.session.onChange(() => {
    if (!app.session.building) return;
    end();
    void features.serviceFor(app, 'saveWhileBuilding').then((save) => save?.(app));
  });
}
