// Drawings of every guidance law: a point that flies exactly as the law commands, the target, and the lines of sight between them.
import { wrapAngle } from '../../../laws/control/angle';
import { toDegrees } from '../../../laws/exact/figures';
import type { Point } from '../../../world/entities/command';
import { createGuidance, type GuidanceName, guidanceKinds } from '../../../world/entities/guidance/guidance';
import { decimalText } from '../turns';
import { type Dot, type FigurePanel, hairline, line, type NotesFigure, scales, size, spots } from './panel';

/** Steps per second of a simulated chase. Hz */
const rate = 120;

/** Speeds of the pursuing point and of its target in the drawings. m/s */
const speeds = { pursuer: 20, target: 10 };

/** Distance below which the chase is over. m */
const met = 0.6;

/** Longest time of a drawn chase. s */
const longest = 8;

/** Time between two drawn lines of sight, from the pursuing point to its target. s */
const sightEvery = 0.4;

interface TargetPath {
  readonly title: string;
  readonly placeAt: (time: number) => Point;
}

/** Paths of the target in the two panels of a drawing. m; x right, y down */
const ways: readonly [TargetPath, TargetPath] = [
  {
    title: 'target keeps its course',
    placeAt: (time) => ({ x: 38, y: 11 - speeds.target * time }),
  },
  {
    title: 'target on a circle',
    placeAt: (time) => {
      const radius = 17;
      const turned = (speeds.target * time) / radius;
      return { x: 40 - radius + radius * Math.cos(turned), y: 9 - radius * Math.sin(turned) };
    },
  },
];

/**
 * Simulates a point that flies by a guidance law. Returns the paths of point and target, the heading's rate ψ' (rad/s),
 * and the effort ∫|ψ'| dt (rad).
 */
export function chase(kind: GuidanceName, { placeAt }: TargetPath) {
  const law = createGuidance({ kind });
  const timeStep = 1 / rate;
  const start = placeAt(0);
  let heading = Math.atan2(start.y, start.x);
  let position: Point = { x: 0, y: 0 };
  const pursuer = [position];
  const target = [start];
  const rates: number[] = [];
  for (let n = 0; n < longest * rate; n++) {
    const now = placeAt(n * timeStep);
    if (Math.hypot(now.x - position.x, now.y - position.y) < met) break;
    const next = placeAt((n + 1) * timeStep);
    const { heading: wanted } = law.aim({
      position,
      velocity: { x: speeds.pursuer * Math.cos(heading), y: speeds.pursuer * Math.sin(heading) },
      heading,
      speed: speeds.pursuer,
      target: now,
      targetVelocity: { x: (next.x - now.x) * rate, y: (next.y - now.y) * rate },
      timeStep,
    });
    rates.push(wrapAngle(wanted - heading) * rate);
    heading = wanted;
    position = {
      x: position.x + speeds.pursuer * Math.cos(heading) * timeStep,
      y: position.y + speeds.pursuer * Math.sin(heading) * timeStep,
    };
    pursuer.push(position);
    target.push(next);
  }
  return { pursuer, target, rates, effort: rates.reduce((sum, each) => sum + Math.abs(each), 0) * timeStep };
}

/** Width of the area of the world that each of the drawing's two panels shows. m */
const metres = 46;
const aspect = size.height / size.width;
const across = scales([-1, metres - 1], [-((metres * aspect) / 2) - 1, (metres * aspect) / 2 - 1]);
const place = ({ x, y }: Point): Dot => across(x, -y);

/** Returns every sixth of many points, and the last one. */
const thinned = <One>(many: readonly One[]) => many.filter((_, n) => n % 6 === 0 || n === many.length - 1);

function geometry(kind: GuidanceName, way: TargetPath): FigurePanel {
  const { pursuer, target, effort } = chase(kind, way);
  const seconds = (pursuer.length - 1) / rate;
  const words = `meets it after ${decimalText(seconds, 1)} s, turns by ${decimalText(toDegrees(effort))}°`;
  const sights = pursuer
    .map((from, n) => [from, target[n]] as const)
    .filter((_, n) => n % Math.round(sightEvery * rate) === 0);
  return {
    title: way.title,
    words,
    alternative: `${guidanceKinds[kind].label}, ${way.title}: the pursuer comes from the left and ${words}. Lines of sight join the two every ${sightEvery} s.`,
    drawing: [
      ...sights.map(([from, to]) => hairline(place(from), place(to))),
      line(thinned(target).map(place), 'target'),
      line(thinned(pursuer).map(place), 'law'),
      spots([place(target[0])], 'target', 4),
      spots([place(pursuer[0])], 'law', 4),
      spots([place(target.at(-1)!)], 'target', 4),
    ].join(''),
  };
}

/** The guidance law that is drawn for comparison, for each guidance law. */
const besides: Readonly<Record<GuidanceName, GuidanceName>> = {
  pursuit: 'proportional-navigation',
  lead: 'pursuit',
  'proportional-navigation': 'pursuit',
  'augmented-navigation': 'proportional-navigation',
};

function turning(kind: GuidanceName): FigurePanel {
  const way = ways[1];
  const [own, other] = [chase(kind, way), chase(besides[kind], way)];
  const seconds = 3;
  const steepest = (150 * Math.PI) / 180;
  const at = scales([0, seconds], [-0.15 * steepest, steepest]);
  // The first step swings the nose to a new course in no time; the curve begins after it.
  const curve = ({ rates }: ReturnType<typeof chase>) =>
    thinned(rates.slice(1).map((each, n): Dot => at((n + 1) / rate, Math.abs(each))));
  const name = guidanceKinds[besides[kind]].shortLabel;
  const words = `in all ${decimalText(toDegrees(own.effort))}°, ${name} ${decimalText(toDegrees(other.effort))}°`;
  return {
    title: 'how fast it turns, on the circle',
    words,
    end: `${seconds} s`,
    alternative: `Rate of turning over time, up to 150° a second, ${guidanceKinds[kind].label} beside ${name}: ${words}.`,
    drawing: [hairline(at(0, 0), at(seconds, 0)), line(curve(other), 'other'), line(curve(own), 'law')].join(
      '',
    ),
  };
}

/** Returns the drawing of a chase by a guidance law, with its title and key, for the notes. */
export function chaseFigure(kind: GuidanceName): NotesFigure {
  return {
    title: 'A chase as geometry',
    conditions: `a point without a motor’s lag, ${speeds.pursuer} m/s after ${speeds.target} m/s`,
    key: [
      ['law', 'this law'],
      ['target', 'target'],
      ['other', guidanceKinds[besides[kind]].inWords],
    ],
    panels: [...ways.map((way) => geometry(kind, way)), turning(kind)],
  };
}
