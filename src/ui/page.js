// The whole page over the picture: its parts, and what they cover.
import { useEffect } from 'preact/hooks';
import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { fullScreen, keyedActions } from './actions/list';
import { FieldAnswer } from './answer/field-answer';
import { Standings } from './answer/standings';
import { useApp } from './app';
import { bestStore } from './best-store';
import { codeAction } from './code/code';
import { Drawers, loadDrawers } from './drawers/drawers';
import { Bars } from './first-screen/bars';
import { Header } from './first-screen/header';
import { insetsOf } from './first-screen/insets';
import { Links } from './first-screen/links';
import { galleryAction } from './gallery/open-gallery';
import { helpAction } from './help/open-help';
import { Hero } from './hero/hero';
import { DialogStack } from './kit/dialog';
import { whenIdle } from './kit/late';
import { Announcer, Notices } from './kit/notices';
import { MovableList } from './movables/movable-list';
import { notesAction } from './notes/notes';
import { listenForScenarios, sharingActions } from './sharing/sharing';
import { soundAction } from './sound/sound-action';
import { TimeBar } from './time-bar/time-bar';

function Page({ games }) {
  const { singleKeys, dialogs } = useApp();
  const keys = singleKeys.on ? 'on' : 'off';
  useEffect(() => {
    document.documentElement.dataset.singleKeys = keys;
  }, [keys]);
  return _jsxs(_Fragment, {
    children: [
      _jsx(MovableList, {}),
      _jsxs(Bars, { children: [_jsx(Hero, {}), games.map(({ Hero: Own }, n) => Own && _jsx(Own, {}, n))] }),
      _jsx(Header, {}),
      _jsx(FieldAnswer, {}),
      _jsx(Standings, {}),
      _jsx(Links, {}),
      _jsx(Drawers, {}),
      _jsx('section', { 'aria-label': 'Look back', children: _jsx(TimeBar, {}) }),
      dialogs.all.length === 0 && _jsx(Notices, {}),
      _jsx(Announcer, {}),
      _jsx(DialogStack, {}),
      games.map(({ Figures }, n) => _jsx(Figures, {}, n)),
    ],
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
export const page = {
  Content: Page,
  insets: insetsOf,
  actions: (_, games) => [...ownActions, ...games.flatMap(({ actions = [] }) => actions)],
  begin(app) {
    bestStore.onceNotKept = () =>
      app.notify('This browser keeps no more results: the best ones last until the page is left.', 'info');
    listenForScenarios(app);
    whenIdle(loadDrawers);
  },
};
