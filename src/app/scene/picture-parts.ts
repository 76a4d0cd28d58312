// Layers, pointer handlers and looks that features add to the picture.
import type { Scenario } from '../../world/simulation/scenario';
import type { BodyStyler } from '../view/bodies';
import type { HandMaker } from './input/pointers';
import type { FeatureLayer } from './layer';

/**
 * Layers, pointer handlers and styles that the loaded features add to the picture. Each load of a feature replaces the
 * lists by new ones.
 */
export interface PictureParts {
  readonly layers: readonly FeatureLayer[];
  readonly hands: readonly HandMaker[];
  /** Returns the look that a scenario's feature gives to bodies; null if the scenario uses no feature. */
  styleOf(scenario: Scenario): BodyStyler | null;
}
