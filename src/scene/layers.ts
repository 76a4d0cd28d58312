// The layers of the picture, from the back to the front. Adding one is a file and a line here.
import { BodyLayer } from './bodies/body-layer';
import { isCrowd } from './bodies/detail';
import { GlowLayer } from './bodies/glow-layer';
import { PlumeLayer } from './bodies/plume-layer';
import { ShellLayer } from './bodies/shell-layer';
import { TrailLayer } from './bodies/trail-layer';
import { CardLayer } from './cards/card-layer';
import { ApproachLayer } from './explain/approach-layer';
import { GaugeLayer } from './explain/gauge-layer';
import { GhostLayer } from './explain/ghost-layer';
import { GuidanceLayer } from './explain/guidance-layer';
import { NameLayer } from './explain/name-layer';
import { RimLayer } from './explain/rim-layer';
import { SectorLayer } from './explain/sector-layer';
import { TallyLayer } from './explain/tally-layer';
import { TurningLayer } from './explain/turning-layer';
import { VectorsLayer } from './explain/vectors-layer';
import { ShoveLayer } from './input/shove-layer';
import { LateLayer } from './late-layer';
import type { GameLayer, LayerMaker } from './layer';
import { BackdropLayer } from './world/backdrop-layer';
import { GridLayer } from './world/grid-layer';
import { KeptLayer } from './world/kept-layer';
import { ObstacleLayer } from './world/obstacle-layer';
import { PathLayer } from './world/path-layer';
import { TargetLayer } from './world/target-layer';
import { WaypointLayer } from './world/waypoint-layer';
import { WindLayer } from './world/wind-layer';

/** A layer of every scenario, and the name by which a game's layer refers to it. */
interface Row {
  readonly name: string;
  /** Whether it draws the world that bodies move in, and nothing when they are on cards. */
  readonly world?: true;
  /** Whether it is of single bodies, and draws nothing of a crowd. */
  readonly alone?: true;
  readonly make: LayerMaker;
}

/** The bodies of a crowd, with their plumes and wakes. */
const crowd: LayerMaker = (scene, group) =>
  new LateLayer(
    ({ poses }) => isCrowd(poses.size),
    async () => {
      const { CrowdLayer } = await import('./crowd/crowd-layer');
      return new CrowdLayer(scene, group);
    },
  );

/** Physics outlines, which few ask for. */
const outlines: LayerMaker = (scene, group) =>
  new LateLayer(
    ({ view }) => view.shown.outlines,
    async () => {
      const { OutlineLayer } = await import('./bodies/outline-layer');
      return new OutlineLayer(scene, group);
    },
  );

/** What systems point out, in the few scenes that have one which does. */
const callouts: LayerMaker = (scene, group) =>
  new LateLayer(
    ({ session }) => session.simulation.systems.some(({ remarks }) => remarks),
    async () => {
      const { CalloutLayer } = await import('./explain/callout-layer');
      return new CalloutLayer(scene, group);
    },
  );

const rows: readonly Row[] = [
  { name: 'backdrop', make: (scene, group) => new BackdropLayer(scene, group) },
  { name: 'grid', world: true, make: (scene, group) => new GridLayer(scene, group) },
  { name: 'wind', world: true, make: (scene, group) => new WindLayer(scene, group) },
  { name: 'cards', make: (scene, group) => new CardLayer(scene, group) },
  { name: 'sectors', alone: true, make: (scene, group) => new SectorLayer(scene, group) },
  { name: 'obstacles', world: true, make: (scene, group) => new ObstacleLayer(scene, group) },
  { name: 'kept', world: true, make: (scene, group) => new KeptLayer(scene, group) },
  { name: 'path', world: true, make: (scene, group) => new PathLayer(scene, group) },
  { name: 'trails', world: true, alone: true, make: (scene, group) => new TrailLayer(scene, group) },
  { name: 'waypoints', world: true, make: (scene, group) => new WaypointLayer(scene, group) },
  { name: 'vectors', world: true, alone: true, make: (scene, group) => new VectorsLayer(scene, group) },
  { name: 'gauges', world: true, alone: true, make: (scene, group) => new GaugeLayer(scene, group) },
  { name: 'ghosts', world: true, alone: true, make: (scene, group) => new GhostLayer(scene, group) },
  { name: 'shells', make: (scene, group) => new ShellLayer(scene, group) },
  { name: 'glows', alone: true, make: (scene, group) => new GlowLayer(scene, group) },
  { name: 'plumes', alone: true, make: (scene, group) => new PlumeLayer(scene, group) },
  { name: 'bodies', alone: true, make: (scene, group) => new BodyLayer(scene, group) },
  { name: 'crowd', world: true, make: crowd },
  { name: 'outlines', world: true, make: outlines },
  { name: 'turning', world: true, alone: true, make: (scene, group) => new TurningLayer(scene, group) },
  { name: 'guidance', world: true, alone: true, make: (scene, group) => new GuidanceLayer(scene, group) },
  { name: 'names', world: true, alone: true, make: () => new NameLayer() },
  { name: 'tallies', world: true, alone: true, make: () => new TallyLayer() },
  { name: 'target', world: true, make: (scene, group) => new TargetLayer(scene, group) },
  { name: 'rim', world: true, make: (scene, group) => new RimLayer(scene, group) },
  { name: 'approaches', world: true, alone: true, make: (scene, group) => new ApproachLayer(scene, group) },
  { name: 'callouts', world: true, alone: true, make: callouts },
  { name: 'shove', make: (scene, group) => new ShoveLayer(scene, group) },
];

/** A layer to make. */
export type LayerRow = Pick<Row, 'make' | 'world' | 'alone'>;

/** Every layer to make, including those of games, from the back to the front. */
export function layerRows(games: readonly GameLayer[]): LayerRow[] {
  const all = rows.flatMap((row): LayerRow[] => [...games.filter(({ below }) => below === row.name), row]);
  return [...all, ...games.filter(({ below }) => below === undefined)];
}
