// The layers of the picture, from the back to the front. Adding one is a file and a line here.
import { BodyLayer } from './bodies/body-layer';
import { OutlineLayer } from './bodies/outline-layer';
import { PlumeLayer } from './bodies/plume-layer';
import { ShellLayer } from './bodies/shell-layer';
import { TrailLayer } from './bodies/trail-layer';
import { ApproachLayer } from './explain/approach-layer';
import { CalloutLayer } from './explain/callout-layer';
import { DialLayer } from './explain/dial-layer';
import { GaugeLayer } from './explain/gauge-layer';
import { GhostLayer } from './explain/ghost-layer';
import { GuidanceLayer } from './explain/guidance-layer';
import { LabelLayer } from './explain/label-layer';
import { NameLayer } from './explain/name-layer';
import { RimLayer } from './explain/rim-layer';
import { SectorLayer } from './explain/sector-layer';
import { TurningLayer } from './explain/turning-layer';
import { VectorsLayer } from './explain/vectors-layer';
import { ShoveLayer } from './input/shove-layer';
import type { GameLayer, LayerMaker } from './layer';
import { BackdropLayer } from './world/backdrop-layer';
import { GridLayer } from './world/grid-layer';
import { KeptLayer } from './world/kept-layer';
import { ObstacleLayer } from './world/obstacle-layer';
import { PathLayer } from './world/path-layer';
import { TargetLayer } from './world/target-layer';
import { WindLayer } from './world/wind-layer';

/** A layer of every scenario, and the name by which a game's layer refers to it. */
interface Row {
  readonly name: string;
  readonly make: LayerMaker;
}

const rows: readonly Row[] = [
  { name: 'backdrop', make: (scene, group) => new BackdropLayer(scene, group) },
  { name: 'grid', make: (scene, group) => new GridLayer(scene, group) },
  { name: 'wind', make: (scene, group) => new WindLayer(scene, group) },
  { name: 'dials', make: (scene, group) => new DialLayer(scene, group) },
  { name: 'sectors', make: (scene, group) => new SectorLayer(scene, group) },
  { name: 'obstacles', make: (scene, group) => new ObstacleLayer(scene, group) },
  { name: 'kept', make: (scene, group) => new KeptLayer(scene, group) },
  { name: 'trails', make: (scene, group) => new TrailLayer(scene, group) },
  { name: 'path', make: (scene, group) => new PathLayer(scene, group) },
  { name: 'vectors', make: (scene, group) => new VectorsLayer(scene, group) },
  { name: 'gauges', make: (scene, group) => new GaugeLayer(scene, group) },
  { name: 'ghosts', make: (scene, group) => new GhostLayer(scene, group) },
  { name: 'shells', make: (scene, group) => new ShellLayer(scene, group) },
  { name: 'plumes', make: (scene, group) => new PlumeLayer(scene, group) },
  { name: 'bodies', make: (scene, group) => new BodyLayer(scene, group) },
  { name: 'outlines', make: (scene, group) => new OutlineLayer(scene, group) },
  { name: 'turning', make: (scene, group) => new TurningLayer(scene, group) },
  { name: 'guidance', make: (scene, group) => new GuidanceLayer(scene, group) },
  { name: 'labels', make: () => new LabelLayer() },
  { name: 'names', make: (scene) => new NameLayer(scene) },
  { name: 'target', make: (scene, group) => new TargetLayer(scene, group) },
  { name: 'rim', make: (scene, group) => new RimLayer(scene, group) },
  { name: 'approaches', make: (scene, group) => new ApproachLayer(scene, group) },
  { name: 'callouts', make: (scene, group) => new CalloutLayer(scene, group) },
  { name: 'shove', make: (scene, group) => new ShoveLayer(scene, group) },
];

/** How to make every layer, including those of games, from the back to the front. */
export function layerMakers(games: readonly GameLayer[]): LayerMaker[] {
  const makers = rows.flatMap(({ name, make }) => [
    ...games.filter(({ below }) => below === name).map((layer) => layer.make),
    make,
  ]);
  return [...makers, ...games.filter(({ below }) => below === undefined).map((layer) => layer.make)];
}
