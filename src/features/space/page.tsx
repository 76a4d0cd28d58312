// Ships in space on the page: spheres under hands, a section of Tune, the signs of the picture.
import type { Loaded } from '../../app/feature/feature';
import { useApp } from '../../app/ui/app';
import { KeySign } from '../../app/ui/first-screen/key';
import { Fold } from '../../app/ui/panel/fold';
import { order } from './rules/game';
import { spaceLayer } from './scene/space-layer';
import { settledUntilNext } from './settled';
import { keyRowsOf } from './ui/key-rows';
import { spaceSection } from './ui/space-section';
import { Spheres } from './ui/spheres';

/** Begins ships in space on the page. */
export function begin(): Loaded {
  const settled = settledUntilNext();
  return {
    run: {},
    parts: {
      'scene field': () => <Spheres settled={settled} />,
      'scene settings': () => <Fold section={spaceSection} />,
      'scene key': Key,
      'scene hint': Hint,
    },
    services: { order },
    layers: [{ picture: true, make: spaceLayer }],
  };
}

/** The signs that are drawn now. */
function Key() {
  const { session } = useApp();
  return keyRowsOf(session).map(([sign, words]) => <KeySign key={sign} sign={sign} words={words} />);
}

/** The gesture of a finger. */
function Hint() {
  return useApp().session.scenario.space ? <p class="finger-hint">Drag on a sphere.</p> : null;
}
