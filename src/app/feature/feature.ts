// A feature: data for the start of the program, and code that is loaded when a scene needs it.
import type { HandMaker } from '../scene/input/pointers';
import type { FeatureLayer } from '../scene/layer';
import type { PictureParts } from '../scene/picture-parts';
import type { Features, LoadedFeature, PageFeature } from '../ui/features';
import type { BodyStyler } from '../view/bodies';

/** A feature as the start of the program sees it. The feature's folder exports it from index.ts. */
export type Feature = PageFeature<FeatureCode>;

/** The code of a feature, which is loaded when needed. */
export interface FeatureCode extends LoadedFeature {
  readonly layers?: readonly FeatureLayer[];
  /** Handles pointers on the field, instead of the usual gestures. */
  readonly hand?: HandMaker;
  /** Styles the bodies in the feature's scenes. */
  readonly style?: BodyStyler;
}

/** Layers and pointer handlers that loaded features add to the picture. Updated after every load. */
export class FeaturePicture implements PictureParts {
  layers: readonly FeatureLayer[] = [];
  hands: readonly HandMaker[] = [];
  readonly #features: Features<FeatureCode>;

  constructor(features: Features<FeatureCode>) {
    this.#features = features;
    features.onLoad(() => {
      this.layers = features.loaded.flatMap(({ layers = [] }) => layers);
      this.hands = features.loaded.flatMap(({ hand }) => hand ?? []);
    });
  }

  styleOf: PictureParts['styleOf'] = (scenario) => this.#features.loadedFor(scenario)?.style ?? null;
}
