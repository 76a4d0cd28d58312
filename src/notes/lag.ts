// What a motor's lag costs: the same chases flown by missiles of several motors, and by a point that has no lag.
import { createGuidance, type GuidanceSpec } from '../entities/guidance/guidance';
import { closestApproach } from '../entities/guidance/segment';
import { defaultLimits } from '../entities/motion-limits';
import { Simulation } from '../simulation/simulation';
import { MovingTarget, type TargetSpec } from '../simulation/targets/moving-target';
import { usualRate } from './turns';

/** The first pass of a chase. */
export interface FirstPass {
  /** Closest approach. m */
  readonly range: number;
  /** s from the start. */
  readonly time: number;
}

/** The law that all of them fly by. */
const guidance: GuidanceSpec = { kind: 'proportional-navigation' };

/** Motors to compare, strongest first. rad/s² */
export const motors = [2, 1, 1 / 2, 1 / 4, 1 / 8].map((share) => share * defaultLimits.angularAcceleration);

/**
 * The chase: a target half as fast as its pursuer, on a circle so tight that it is round in 2.5 s, which a motor of
 * the default strength keeps up with and a quarter of it does not. m/s, m
 */
export const chase = { speed: 20, target: { speed: 10, radius: 4 } };

/** Distances of the starts, so that the target is met all round its circle. m */
const starts = Array.from({ length: 24 }, (_, n) => 50 + 1.5 * n);

/** By then every body has passed its target once. s */
const longest = 15;

const target: TargetSpec = { position: [0, 0], motion: { kind: 'circle', ...chase.target } };

/** The first passes from every start: by motor as above, and of the point. */
export function lagTrials(): { readonly byMotor: FirstPass[][]; readonly point: FirstPass[] } {
  const flights = starts.map(flyMissiles);
  return {
    byMotor: motors.map((_, n) => flights.map((passes) => passes[n])),
    point: starts.map(flyPoint),
  };
}

/** A missile a motor, side by side in one world: they pass through each other. */
function flyMissiles(away: number): FirstPass[] {
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

/** A point of the same speed and law that always flies where it is told: it has no motor, no inertia, no grip. */
function flyPoint(away: number): FirstPass {
  const timeStep = 1 / usualRate;
  const { speed } = chase;
  const law = createGuidance(guidance);
  const quarry = new MovingTarget(target);
  const position = { x: -away, y: 0 };
  let heading = 0;
  let was = { x: Infinity, y: Infinity };
  let least = Infinity;
  for (let time = 0; time < longest; time += timeStep) {
    quarry.update(timeStep, [position]);
    const now = { x: quarry.position.x - position.x, y: quarry.position.y - position.y };
    if (time > 0) least = Math.min(least, closestApproach(was, now));
    if (Math.hypot(now.x, now.y) > Math.hypot(was.x, was.y)) return { range: least, time };
    was = now;
    heading = law.aim({
      ...{ position, velocity: velocityOf(heading, speed), heading, speed, timeStep },
      ...{ target: quarry.position, targetVelocity: quarry.velocity },
    }).heading;
    const { x, y } = velocityOf(heading, speed);
    position.x += x * timeStep;
    position.y += y * timeStep;
  }
  return { range: Number.NaN, time: Number.NaN };
}

function velocityOf(heading: number, speed: number) {
  return { x: speed * Math.cos(heading), y: speed * Math.sin(heading) };
}
