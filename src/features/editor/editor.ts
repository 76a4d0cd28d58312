// The code of the editor. The page loads it when it is needed.
import type { FeatureCode } from '../../app/feature/feature';
import { wasKeyLast } from '../../app/ui/kit/keyboard';
import { BuildHand } from './scene/build-hand';
import { buildLayer } from './scene/build-layer';
import { setBuilding } from './state/set-building';
import { actions, toggleBuild } from './ui/actions';
import { BuildBars } from './ui/bars';
import { buildConsole } from './ui/console';
import { BuildField } from './ui/field';
import { openNew } from './ui/new-scene';
import { BuildPanel, titleOf } from './ui/panel';
import { ThingList } from './ui/thing-list';
import { SceneName, SceneQuestion } from './ui/title';

export const editor: FeatureCode = {
  run: {
    build: (app) => void toggleBuild(app),
    'new-scene': (app) => openNew(app, wasKeyLast()),
  },
  parts: {
    'building name': SceneName,
    'building question': SceneQuestion,
    'building bars': BuildBars,
    'building field': BuildField,
    'building list': ThingList,
    'building drawer': BuildPanel,
  },
  services: {
    building: {
      actions,
      begin: (app, on) => setBuilding(app.session, app.view, app, on),
      openNew,
      titleOf,
      changes: buildConsole,
    },
  },
  layers: [{ world: true, make: buildLayer }],
  hand: ({ session, view, viewport, gestures }) => new BuildHand(session, view, viewport, gestures),
};
