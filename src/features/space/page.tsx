// What ships in space add to page and picture, loaded with the first scene of theirs.
import type { GameLayer } from '../../app/scene/layer';
import type { App } from '../../app/ui/app';
import type { GamePart } from '../../app/ui/game-part';
import { spaceLayer } from './scene/space-layer';
import { settledUntilNext } from './settled';
import { keyRowsOf } from './ui/key-rows';
import { spaceSection } from './ui/space-section';
import { Spheres } from './ui/spheres';

export const layers: readonly GameLayer[] = [{ picture: true, make: spaceLayer }];

export function mount({ session }: App): GamePart {
  const settled = settledUntilNext();
  return {
    Field: () => <Spheres settled={settled} />,
    sections: [spaceSection],
    keyRows: () => keyRowsOf(session),
  };
}
