// A feature, such as a game: data for the start of the program, and code that is loaded when a scene needs it.
import type { HandMaker } from '../scene/input/pointers';
import type { FeatureLayer } from '../scene/layer';
import type { PictureParts } from '../scene/picture-parts';
import type { Features, LoadedFeature, PageFeature } from '../ui/features';
import type { BodyStyler } from '../view/bodies';

/** A feature: an optional part of the program, such as a game. Its code is loaded later. */
export type Feature = PageFeature<FeatureCode>;

/** The code of a feature, which is loaded when needed. */
export interface FeatureCode extends LoadedFeature {
  readonly layers?: readonly FeatureLayer[];
  /** Creates the feature's handler of pointer events on the picture. The handler replaces the usual gestures. */
  readonly hand?: HandMaker;
  /** Returns the appearance of the bodies in the feature's scenes. */
  readonly style?: BodyStyler;
}

/** The drawing layers and the pointer handlers of all loaded features. */
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
