// The layers of the picture, from back to front. To add one, add a file and a line here.

import { markLayer, measureLayer } from './answers/mark-layer';
import { tallyLayer as gunTallyLayer } from './answers/tally-layer';
import { chosenLayer, glowLayer, hullLayer } from './bodies/hulls';
import { outlineLayer } from './bodies/physics-outlines';
import { plumeLayer } from './bodies/plumes';
import { shellLayer } from './bodies/shells';
import { trailLayer, wakeLayer } from './bodies/trails';
import { cardLayer } from './cards/card-layer';
import { approachLayer } from './explain/approach-layer';
import { calloutLayer } from './explain/callout-layer';
import { enlargedLayer } from './explain/enlarged-layer';
import { gaugeLayer } from './explain/gauge-layer';
import { ghostLayer } from './explain/ghost-layer';
import { guidanceLayer } from './explain/guidance-layer';
import { errorLayer, sectorLayer } from './explain/heading-layers';
import { measuredHeadingLayer } from './explain/measured-heading-layer';
import { momentumLayer } from './explain/momentum-layer';
import { nameLayer } from './explain/name-layer';
import { pushLayer } from './explain/push-layer';
import { rimLayer } from './explain/rim-layer';
import { ringLayer } from './explain/ring-layer';
import { scoreLayer } from './explain/score-layer';
import { turningLayer } from './explain/turning-layer';
import { shoveLayer } from './input/shove-layer';
import type { FeatureLayer, LayerMaker } from './layer';
import { comparisonLayer } from './world/comparison-layer';
import { backdropLayer, gridLayer } from './world/ground';
import { obstacleLayer } from './world/obstacle-layer';
import { pathLayer } from './world/path-layer';
import { targetLayer } from './world/target-layer';
import { waypointLayer } from './world/waypoint-layer';
import { windLayer } from './world/wind-layer';

/** A layer of the picture with the conditions under which it is drawn. */
interface Row {
  readonly name: string;
  /**
   * Whether the layer draws the world around the bodies. Such a layer is left out in scenes that show each body on a
   * separate card.
   */
  readonly world?: true;
  /** Number of bodies for which the layer is drawn: `few`, `crowd`, or any if undefined. */
  readonly of?: 'few' | 'crowd';
  /** Whether the layer belongs to a picture that replaces all usual layers. */
  readonly picture?: true;
  /** Whether the layer is hidden while the scene editor is open, because the scene does not move then. */
  readonly timed?: true;
  readonly make: LayerMaker;
}

const rows: readonly Row[] = [
  { name: 'backdrop', make: backdropLayer },
  { name: 'grid', world: true, make: gridLayer },
  { name: 'wind', world: true, make: windLayer },
  { name: 'cards', make: cardLayer },
  { name: 'pushes', timed: true, of: 'few', make: pushLayer },
  { name: 'sectors', of: 'few', make: sectorLayer },
  { name: 'obstacles', world: true, make: obstacleLayer },
  { name: 'momenta', timed: true, world: true, make: momentumLayer },
  { name: 'kept', world: true, make: comparisonLayer },
  { name: 'path', world: true, make: pathLayer },
  { name: 'trails', timed: true, world: true, of: 'few', make: trailLayer },
  { name: 'marks', timed: true, world: true, make: markLayer },
  { name: 'waypoints', world: true, make: waypointLayer },
  { name: 'errors', timed: true, world: true, of: 'few', make: errorLayer },
  { name: 'gauges', timed: true, world: true, of: 'few', make: gaugeLayer },
  { name: 'ghosts', timed: true, world: true, of: 'few', make: ghostLayer },
  { name: 'shells', timed: true, make: shellLayer },
  { name: 'glows', of: 'few', make: glowLayer },
  { name: 'wakes', world: true, of: 'crowd', make: wakeLayer },
  { name: 'plumes', timed: true, make: plumeLayer },
  { name: 'told', timed: true, of: 'few', make: measuredHeadingLayer },
  { name: 'bodies', make: hullLayer },
  { name: 'chosen', world: true, of: 'crowd', make: chosenLayer },
  { name: 'rings', world: true, of: 'crowd', make: ringLayer },
  { name: 'outlines', world: true, make: outlineLayer },
  { name: 'turning', timed: true, world: true, of: 'few', make: turningLayer },
  { name: 'guidance', timed: true, world: true, of: 'few', make: guidanceLayer },
  { name: 'names', world: true, of: 'few', make: nameLayer },
  { name: 'gun tallies', timed: true, world: true, of: 'few', make: gunTallyLayer },
  { name: 'tallies', timed: true, world: true, of: 'few', make: scoreLayer },
  { name: 'target', world: true, make: targetLayer },
  { name: 'measures', timed: true, world: true, make: measureLayer },
  { name: 'rim', world: true, make: rimLayer },
  { name: 'approaches', timed: true, world: true, of: 'few', make: approachLayer },
  { name: 'callouts', timed: true, world: true, of: 'few', make: calloutLayer },
  { name: 'enlarged', of: 'few', make: enlargedLayer },
  { name: 'shove', timed: true, make: shoveLayer },
];

export type LayerRow = Omit<Row, 'name'>;

/** Returns all layers, including those of features, from back to front. @param added layers of features */
export function layerRows(added: readonly FeatureLayer[]): LayerRow[] {
  const all = rows.flatMap((row): LayerRow[] => [...added.filter(({ below }) => below === row.name), row]);
  return [...all, ...added.filter(({ below }) => below === undefined)];
}
