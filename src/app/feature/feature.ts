// A feature: data for the start, and what it adds to page and picture once it is loaded.
import type { HandMaker } from '../scene/input/pointers';
import type { FeatureLayer } from '../scene/layer';
import type { PictureParts } from '../scene/picture-parts';
import type { Features, LoadedFeature, PageFeature } from '../ui/features';
import type { Style } from '../view/bodies';

/** A feature as the start knows it. Its folder has it in index.ts. */
export type Feature = PageFeature<Loaded>;

/** The part of a feature that is loaded late. */
export interface Loaded extends LoadedFeature {
  readonly layers?: readonly FeatureLayer[];
  /** Takes the pointers on the field in place of the gestures of a run. */
  readonly hand?: HandMaker;
  /** Styles bodies in the scenes that it plays. */
  readonly style?: Style;
}

/** Additions of features to the picture, gathered after each one that is loaded. */
export class FeaturePicture implements PictureParts {
  layers: readonly FeatureLayer[] = [];
  hands: readonly HandMaker[] = [];
  readonly #features: Features<Loaded>;

  constructor(features: Features<Loaded>) {
    this.#features = features;
    features.onLoad(() => {
      this.layers = features.loaded.flatMap(({ layers = [] }) => layers);
      this.hands = features.loaded.flatMap(({ hand }) => hand ?? []);
    });
  }

  styleOf: PictureParts['styleOf'] = (scenario) => this.#features.loadedFor(scenario)?.style ?? null;
}
