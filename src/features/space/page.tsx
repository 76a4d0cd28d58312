// Ships in space on the page: spheres to drag, a section of the settings panel, and the legend of the drawing.
import type { FeatureCode } from '../../app/feature/feature';
import { useApp } from '../../app/ui/app';
import { KeySign } from '../../app/ui/first-screen/key';
import { Fold } from '../../app/ui/panel/fold';
import { order } from './rules/game';
import { spaceLayer } from './scene/space-layer';
import { settledUntilNext } from './settle-report';
import { keyRowsOf } from './ui/key-rows';
import { spaceSection } from './ui/space-section';
import { Spheres } from './ui/spheres';

export function begin(): FeatureCode {
  const settled = settledUntilNext();
  return {
    run: {},
    parts: {
      'scene field': () => <Spheres settled={settled} />,
      'scene settings': () => <Fold section={spaceSection} />,
      'scene key': Key,
    },
    services: { order },
    layers: [{ picture: true, make: spaceLayer }],
  };
}

/** Legend: explains the signs that are drawn at present. */
function Key() {
  const { session } = useApp();
  return keyRowsOf(session).map(([sign, words]) => <KeySign key={sign} sign={sign} words={words} />);
}
