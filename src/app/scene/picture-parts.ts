// Layers, pointer handlers and looks that features add to the picture.
import type { Scenario } from '../../world/simulation/scenario';
import type { BodyStyler } from '../view/bodies';
import type { HandMaker } from './input/pointers';
import type { FeatureLayer } from './layer';

/** Additions to the picture by loaded features: layers, pointer handlers and body styles. */
export interface PictureParts {
  readonly layers: readonly FeatureLayer[];
  readonly hands: readonly HandMaker[];
  /** Returns the function that styles a scenario's bodies; null for the usual look. */
  styleOf(scenario: Scenario): BodyStyler | null;
}
