// A feature: data for the start, and what it adds to page and picture once it is loaded.
import type { HandMaker } from '../scene/input/pointers';
import type { GameLayer } from '../scene/layer';
import type { LoadedFeature, PageFeature } from '../ui/features';

/** A feature as the start knows it. Its folder has it in index.ts. */
export type Feature = PageFeature<Loaded>;

/** The part of a feature that is loaded late. */
export interface Loaded extends LoadedFeature {
  readonly layers?: readonly GameLayer[];
  /** Takes the pointers on the field in place of the gestures of a run. */
  readonly hand?: HandMaker;
}
