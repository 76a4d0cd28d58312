// The layers of the picture, from the back to the front. Adding one is a file and a line here.
import { answerMeterOf } from '../../lab/answers/answers';
import { isGuided, isMisinformed } from '../../world/entities/steered-body';
import { gunsOf } from '../../world/simulation/guns/gunnery';
import { knowsMomentum } from '../../world/simulation/meters/momentum-given';
import { chosenLayer, glowLayer, hullLayer } from './bodies/hulls';
import { plumeLayer } from './bodies/plumes';
import { trailLayer, wakeLayer } from './bodies/trails';
import { enlargedLayer } from './explain/enlarged-layer';
import { gaugeLayer } from './explain/gauge-layer';
import { errorLayer, sectorLayer } from './explain/heading-layers';
import { nameLayer } from './explain/name-layer';
import { rimLayer } from './explain/rim-layer';
import { tallyLayer } from './explain/tally-layer';
import { shoveLayer } from './input/shove-layer';
import { type GameLayer, type LayerMaker, late } from './layer';
import { backdropLayer, gridLayer } from './world/ground';
import { obstacleLayer } from './world/obstacle-layer';
import { pathLayer } from './world/path-layer';
import { targetLayer } from './world/target-layer';
import { waypointLayer } from './world/waypoint-layer';

/** A layer of every scenario, and the name by which a game's layer refers to it. */
interface Row {
  readonly name: string;
  /** Whether it draws the world that bodies move in, and nothing when they are on cards. */
  readonly world?: true;
  /** Whether it is of a few bodies or of a crowd, and draws nothing of the other; of both when left out. */
  readonly of?: 'few' | 'crowd';
  /** Whether it is the picture of a game that draws all of it itself. */
  readonly picture?: true;
  /** Whether it draws what happens in time, and nothing while a scene is built. */
  readonly timed?: true;
  readonly make: LayerMaker;
}

/** Physics outlines, which few ask for. */
const outlines = late(
  ({ view }) => view.shown.outlines,
  async () => (await import('./bodies/physics-outlines')).outlineLayer,
);

/** What systems point out, in the few scenes that have one which does. */
const callouts = late(
  ({ session }) => session.simulation.systems.some(({ remarks }) => remarks),
  async () => (await import('./explain/callout-layer')).calloutLayer,
);

/** Cards, which most visits see late. */
const cards = late(
  (frame) => frame.cards !== null,
  async () => (await import('./cards/cards')).cardLayer,
);

/** What tells guns apart, in the few scenes that compare them. */
const gunTallies = late(
  ({ session }) => answerMeterOf(session.simulation)?.standings?.as === 'tally',
  async () => (await import('./answers/tally-layer')).tallyLayer,
);

/** What turns bodies from outside, in the few scenes that have it. */
const pushes = late(
  ({ session }) => session.simulation.wind.weather.windTorque !== 0,
  async () => (await import('./explain/push-layer')).pushLayer,
);

/** What crates were given, in the scenes that have some. */
const momenta = late(
  ({ session: { simulation, game } }) => !game && knowsMomentum(simulation),
  async () => (await import('./explain/momentum-layer')).momentumLayer,
);

/** What sensors tell, in the few scenes where that is not all, or late. */
const told = late(
  ({ session: { entities } }) => entities.some(isMisinformed),
  async () => (await import('./explain/told-layer')).toldLayer,
);

/** The names of a swarm's kinds. */
const rings = late(
  ({ session }) => session.scenario.swarm !== undefined,
  async () => (await import('./explain/ring-layer')).ringLayer,
);

/** Wind, in the few scenes that have it. */
const wind = late(
  ({ session }) => session.simulation.wind.weather.windForce > 0,
  async () => (await import('./world/wind-layer')).windLayer,
);

/** A run that was kept to compare with. */
const kept = late(
  ({ view }) => view.comparisonRun !== null,
  async () => (await import('./world/kept-layer')).keptLayer,
);

/** What the figures of an answer were taken from. */
const marks = late(
  ({ session }) => (session.answer?.marks.length ?? 0) > 0,
  async () => (await import('./answers/mark-layer')).markLayer,
);

/** The best possible turn, which few ask for in the world. */
const ghosts = late(
  ({ view }) => view.shown.ghost,
  async () => (await import('./explain/ghost-layer')).ghostLayer,
);

/** Shells and what they hit, in the scenes that have guns. */
const shells = late(
  ({ session }) => gunsOf(session.simulation).length > 0,
  async () => (await import('./bodies/shells')).shellLayer,
);

/** The turning circles of missiles that have missed. */
const turning = late(
  ({ session: { entities } }) => entities.some(({ guided }) => guided?.missed),
  async () => (await import('./explain/turning-layer')).turningLayer,
);

/** What guidance decides, where it is more than to point at a place that stands still. */
const guidance = late(
  ({ session: { entities } }) => entities.some(isGuided),
  async () => (await import('./explain/guidance-layer')).guidanceLayer,
);

/** Closest approaches to moving targets. */
const approaches = late(
  ({ session: { simulation, entities } }) =>
    entities.some((entity) => (simulation.measures.of(entity)?.approach.approaches.length ?? 0) > 0),
  async () => (await import('./explain/approach-layer')).approachLayer,
);

const rows: readonly Row[] = [
  { name: 'backdrop', make: backdropLayer },
  { name: 'grid', world: true, make: gridLayer },
  { name: 'wind', world: true, make: wind },
  { name: 'cards', make: cards },
  { name: 'pushes', timed: true, of: 'few', make: pushes },
  { name: 'sectors', of: 'few', make: sectorLayer },
  { name: 'obstacles', world: true, make: obstacleLayer },
  { name: 'momenta', timed: true, world: true, make: momenta },
  { name: 'kept', world: true, make: kept },
  { name: 'path', world: true, make: pathLayer },
  { name: 'trails', timed: true, world: true, of: 'few', make: trailLayer },
  { name: 'marks', timed: true, world: true, make: marks },
  { name: 'waypoints', world: true, make: waypointLayer },
  { name: 'errors', timed: true, world: true, of: 'few', make: errorLayer },
  { name: 'gauges', timed: true, world: true, of: 'few', make: gaugeLayer },
  { name: 'ghosts', timed: true, world: true, of: 'few', make: ghosts },
  { name: 'shells', timed: true, make: shells },
  { name: 'glows', of: 'few', make: glowLayer },
  { name: 'wakes', world: true, of: 'crowd', make: wakeLayer },
  { name: 'plumes', timed: true, make: plumeLayer },
  { name: 'told', timed: true, of: 'few', make: told },
  { name: 'bodies', make: hullLayer },
  { name: 'chosen', world: true, of: 'crowd', make: chosenLayer },
  { name: 'rings', world: true, of: 'crowd', make: rings },
  { name: 'outlines', world: true, make: outlines },
  { name: 'turning', timed: true, world: true, of: 'few', make: turning },
  { name: 'guidance', timed: true, world: true, of: 'few', make: guidance },
  { name: 'names', world: true, of: 'few', make: nameLayer },
  { name: 'gun tallies', timed: true, world: true, of: 'few', make: gunTallies },
  { name: 'tallies', timed: true, world: true, of: 'few', make: tallyLayer },
  { name: 'target', world: true, make: targetLayer },
  { name: 'rim', world: true, make: rimLayer },
  { name: 'approaches', timed: true, world: true, of: 'few', make: approaches },
  { name: 'callouts', timed: true, world: true, of: 'few', make: callouts },
  { name: 'enlarged', of: 'few', make: enlargedLayer },
  { name: 'shove', timed: true, make: shoveLayer },
];

/** A layer to make. */
export type LayerRow = Omit<Row, 'name'>;

/** Every layer to make, including those of games, from the back to the front. */
export function layerRows(games: readonly GameLayer[]): LayerRow[] {
  const all = rows.flatMap((row): LayerRow[] => [...games.filter(({ below }) => below === row.name), row]);
  return [...all, ...games.filter(({ below }) => below === undefined)];
}
