// Additions of features to the picture.
import type { Scenario } from '../../world/simulation/scenario';
import type { BodyStyler } from '../view/bodies';
import type { HandMaker } from './input/pointers';
import type { FeatureLayer } from './layer';

/** Additions of the loaded features. Each load replaces the lists by new objects. */
export interface PictureParts {
  readonly layers: readonly FeatureLayer[];
  readonly hands: readonly HandMaker[];
  /** Returns the style of the feature that plays a scenario; null without a feature. */
  styleOf(scenario: Scenario): BodyStyler | null;
}
