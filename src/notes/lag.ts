// The cost of a motor's lag: the same chases by missiles with several motors, and by a point without lag.
import { createGuidance, type GuidanceSpec } from '../entities/guidance/guidance';
import { closestApproach } from '../entities/guidance/segment';
import { defaultLimits } from '../entities/motion-limits';
import { Simulation } from '../simulation/simulation';
import { MovingTarget, type TargetSpec } from '../simulation/targets/moving-target';
import { usualRate } from './turns';

/** The first closest approach of a chase. */
export interface FirstApproach {
  /** Miss distance. m */
  readonly range: number;
  /** Time from the start. s */
  readonly time: number;
}

/** The guidance law of all of them. */
const guidance: GuidanceSpec = { kind: 'proportional-navigation' };

/** Motors to compare, strongest first. rad/s² */
export const motors = [2, 1, 1 / 2, 1 / 4, 1 / 8].map((share) => share * defaultLimits.angularAcceleration);

/**
 * The chase: speed of the chaser (m/s), and the target's speed (m/s) and circle (m). A lap of the circle takes 2.5 s; a
 * motor of the default strength can follow that, and one of a quarter of it cannot.
 */
export const chase = { speed: 20, target: { speed: 10, radius: 4 } };

/** Distances of the starts from the circle's centre, so that the target is met everywhere on its circle. m */
const starts = Array.from({ length: 24 }, (_, n) => 50 + 1.5 * n);

/** Time in which every body passes its target. s */
const longest = 15;

const target: TargetSpec = { position: [0, 0], motion: { kind: 'circle', ...chase.target } };

/** The first closest approaches from every start: by motor, and of the point. */
export function lagTrials(): { readonly byMotor: FirstApproach[][]; readonly point: FirstApproach[] } {
  const flights = starts.map(flyMissiles);
  return {
    byMotor: motors.map((_, n) => flights.map((passes) => passes[n])),
    point: starts.map(flyPoint),
  };
}

/** One missile per motor; they do not collide with each other. */
function flyMissiles(away: number): FirstApproach[] {
  const simulation = new Simulation({
    version: 1,
    name: 'Lag',
    stepRate: usualRate,
    targets: [target],
    entities: motors.map((angularAcceleration) => ({
      kind: 'missile',
      position: [-away, 0],
      angle: 0,
      limits: { speed: chase.speed, angularAcceleration },
      seekDistance: 1,
      guidance,
      command: { kind: 'seek', quarry: { target: 0 } },
    })),
  });
  for (const { body } of simulation.entities) body.setLinearVelocity({ x: chase.speed, y: 0 });
  const firsts = () => simulation.entities.map((entity) => simulation.measures.of(entity)!.approach.first);
  while (simulation.time < longest && firsts().includes(null)) simulation.step();
  return firsts().map((first) => first!);
}

/** A point of the same speed and law that flies exactly in the commanded direction. */
function flyPoint(away: number): FirstApproach {
  const timeStep = 1 / usualRate;
  const { speed } = chase;
  const law = createGuidance(guidance);
  const movingTarget = new MovingTarget(target);
  const position = { x: -away, y: 0 };
  let heading = 0;
  let was = { x: Infinity, y: Infinity };
  let least = Infinity;
  for (let time = 0; time < longest; time += timeStep) {
    const now = { x: movingTarget.position.x - position.x, y: movingTarget.position.y - position.y };
    if (time > 0) least = Math.min(least, closestApproach(was, now).range);
    if (Math.hypot(now.x, now.y) > Math.hypot(was.x, was.y)) return { range: least, time };
    was = now;
    heading = law.aim({
      ...{ position, velocity: velocityOf(heading, speed), heading, speed, timeStep },
      ...{ target: movingTarget.position, targetVelocity: movingTarget.velocity },
    }).heading;
    const { x, y } = velocityOf(heading, speed);
    movingTarget.update(timeStep, [position]);
    position.x += x * timeStep;
    position.y += y * timeStep;
  }
  return { range: Number.NaN, time: Number.NaN };
}

function velocityOf(heading: number, speed: number) {
  return { x: speed * Math.cos(heading), y: speed * Math.sin(heading) };
}
