// Computes the numbers of the notes on guidance, lag, orbits, masses and turrets, from the scenarios of the tab World.

import { evaders } from '../../lab/scenarios/evader';
import { fastTarget } from '../../lab/scenarios/fast-target';
import { masses } from '../../lab/scenarios/masses';
import { orbit } from '../../lab/scenarios/orbit';
import { run } from '../../lab/scenarios/run.fixture';
import { towerDefence } from '../../lab/scenarios/tower-defence';
import { turnTimeBound } from '../../laws/control/time-optimal';
import { toDegrees } from '../../laws/exact/figures';
import { distance } from '../../world/entities/command';
import { createGuidance, type GuidanceName, type GuidanceSpec } from '../../world/entities/guidance/guidance';
import { closeRange } from '../../world/entities/guidance/guidance-law';
import { navigationTunables } from '../../world/entities/guidance/guidance-navigation';
import { closestApproach } from '../../world/entities/guidance/segment';
import { reachableSpeed } from '../../world/entities/guidance/turning-circle';
import { inertiaAboutCentre } from '../../world/entities/hull';
import { missileShape, sureReach } from '../../world/entities/missile';
import { defaultLimits } from '../../world/entities/motion-limits';
import { guidanceOf } from '../../world/entities/steered-body';
import { gunsOf } from '../../world/simulation/guns/gunnery';
import type { EntitySpec } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import { MovingTarget, type TargetSpec } from '../../world/simulation/targets/moving-target';
import { decimalText, type NotesFigures, percent, usualAngle, usualRate } from './turns';

/** Returns the name of a motor in the notes, such as “4π”. @param angularAcceleration of the motor, rad/s² */
const motorName = (angularAcceleration: number) => `${Number((angularAcceleration / Math.PI).toFixed(1))}π`;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// The target's direction changes so fast that the law reaches its limit.
/**
 * Returns the largest possible angle between the heading commanded by proportional navigation and the direction of
 * flight. rad
 */
function greatestLead(): number {
  const law = createGuidance({ kind: 'proportional-navigation' });
  const body = { position: { x: 0, y: 0 }, velocity: { x: 1, y: 0 }, heading: 0, speed: 1, timeStep: 1 };
  const aim = () => law.aim({ ...body, target: { x: 1, y: 0 }, targetVelocity: { x: 0, y: 1 } });
  // The first call returns the direction of flight.
  aim();
  return aim().heading;
}

/** Returns the numbers that the notes state about the scene “Fast target”. */
function guidanceFigures(): NotesFigures {
  const simulation = run(fastTarget, fastTarget.seconds);
  const [{ limits }] = simulation.entities;
  const { speed } = fastTarget.targets[0].motion;
  const [{ min, max, initial }] = navigationTunables;
  const along = missileShape.flat().map(([x]) => x);
  const figures: NotesFigures = {
    'navigation range': `${min} to ${max}`,
    'navigation constant': decimalText(initial),
    'navigation lead': `${decimalText(toDegrees(greatestLead()))}°`,
    'missile length': `${decimalText(Math.max(...along) - Math.min(...along), 1)} m`,
    'close range': `${decimalText(closeRange, 1)} m`,
    'fast speeds': `${decimalText(limits.speed)} and ${decimalText(speed)} m/s`,
  };
  for (const entity of simulation.entities) {
    const { range, time, effort } = simulation.measures.of(entity)!.approach.first!;
    const law: GuidanceName = guidanceOf(entity).kind;
    figures[`${law} range`] = `${decimalText(100 * range, 1)} cm`;
    figures[`${law} time`] = `${decimalText(time, 2)} s`;
    figures[`${law} effort`] = `${decimalText(effort, 1)} rad/s`;
  }
  return figures;
}

/**
 * Returns the numbers in the notes about the scene “Evader”: miss distance and turning effort with plain and augmented
 * proportional navigation.
 */
function evaderFigures(): NotesFigures {
  const simulation = run(evaders, evaders.seconds);
  const passes = simulation.entities.map((entity) => simulation.measures.of(entity)!.approach.first!);
  const figures: NotesFigures = { 'evader saving': percent(1 - passes[1].effort / passes[0].effort) };
  ['circle pure', 'circle augmented', 'evader pure', 'evader augmented'].forEach((name, n) => {
    figures[`${name} effort`] = `${decimalText(passes[n].effort, 2)} rad/s`;
    figures[`${name} range`] = `${decimalText(100 * passes[n].range, 1)} cm`;
  });
  return figures;
}

// The cost of a motor's lag: the same chases by missiles with several motors, and by a point without lag.

const guidance: GuidanceSpec = { kind: 'proportional-navigation' };

/** Angular accelerations of the motors that are compared, the strongest first. rad/s² */
const motors = [2, 1, 1 / 2, 1 / 4, 1 / 8].map((share) => share * defaultLimits.angularAcceleration);

/**
 * Settings of the simulated chases. `speed`: speed of the chaser, m/s. `target`: speed of its target, m/s, and radius
 * of the circle on which the target moves, m.
 */
const chase = { speed: 20, target: { speed: 10, radius: 4 } };

// There are many, so that the chases end at many different points of the circle.
/** Distances from which a chaser starts, measured from the centre of its target's circle. m */
const starts = Array.from({ length: 24 }, (_, n) => 50 + 1.5 * n);

/** Time after which a simulated chase ends. s. Every body passes its target earlier. */
const longest = 15;

const target: TargetSpec = { position: [0, 0], motion: { kind: 'circle', ...chase.target } };

/**
 * Simulates missiles that chase a circling target, one missile for each strength of motor. Returns how closely each
 * missile passes its target the first time.
 * @param away distance of the missiles' start from the centre of the target's circle. m
 */
function flyMissiles(away: number) {
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

/**
 * Simulates a point mass that flies exactly as guidance commands and chases a circling target.
 * @param away distance of the point mass at the start from the centre of the target's circle. m
 * @returns `range`: smallest distance to the target, m; `time`: when the point mass passes the target, s
 */
function flyPoint(away: number) {
  const timeStep = 1 / usualRate;
  const { speed } = chase;
  const law = createGuidance(guidance);
  const movingTarget = new MovingTarget(target);
  const position = { x: -away, y: 0 };
  let heading = 0;
  let was = { x: Infinity, y: Infinity };
  let pass = { range: Infinity, time: 0 };
  for (let time = 0; time < longest; time += timeStep) {
    const now = { x: movingTarget.position.x - position.x, y: movingTarget.position.y - position.y };
    if (time > 0) {
      const { range, share } = closestApproach(was, now);
      if (range < pass.range) pass = { range, time: time - (1 - share) * timeStep };
    }
    if (Math.hypot(now.x, now.y) > Math.hypot(was.x, was.y)) return pass;
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

function lagFigures(): NotesFigures {
  const flights = starts.map((away) => [...flyMissiles(away), flyPoint(away)]);
  const missOf = (n: number) => mean(flights.map((passes) => passes[n].range));
  const { speed, radius } = chase.target;
  const figures: NotesFigures = {
    'lag speeds': `${decimalText(speed)} and ${decimalText(chase.speed)} m/s`,
    'lag radius': `${decimalText(radius)} m`,
    'lag round': `${decimalText((2 * Math.PI * radius) / speed, 1)} s`,
    'lag trials': decimalText(starts.length),
    'lag factor': decimalText(missOf(2) / missOf(1)),
  };
  [...motors.map(motorName), 'point'].forEach((name, n) => {
    figures[`lag ${name} miss`] = `${decimalText(missOf(n), 2)} m`;
    figures[`lag ${name} worst`] =
      `${decimalText(Math.max(...flights.map((passes) => passes[n].range)), 2)} m`;
    figures[`lag ${name} time`] = `${decimalText(mean(flights.map((passes) => passes[n].time)), 2)} s`;
  });
  for (const angularAcceleration of motors) {
    const bound = turnTimeBound(usualAngle, { angularAcceleration, turnRate: Infinity });
    figures[`lag ${motorName(angularAcceleration)} turn`] = `${decimalText(bound, 2)} s`;
  }
  return figures;
}

function orbitFigures(): NotesFigures {
  const [, arriving] = orbit.entities;
  const { speed, turnRate } = arriving.limits as { speed: number; turnRate: number };
  const reach = arriving.seekDistance!;
  const places = orbit.entities.map(
    ({ command }) => (command as { target: readonly [number, number] }).target,
  );
  const aside = distance({ x: 0, y: arriving.position![1] }, { x: 0, y: places[1][1] });
  const ranges = { least: Infinity, most: 0 };
  let reached = Infinity;
  const { entities } = run(orbit, 60, ([full, eased], { time }) => {
    const [far, near] = [full, eased].map(({ body }, n) => {
      const [x, y] = places[n];
      return distance(body.getPosition(), { x, y });
    });
    ranges.least = Math.min(ranges.least, far);
    ranges.most = Math.max(ranges.most, far);
    if (near <= reach) reached = Math.min(reached, time);
  });
  const [, missile] = entities;
  return {
    'orbit speed': `${decimalText(speed)} m/s`,
    'orbit turn rate': `${decimalText(turnRate)} rad/s`,
    'orbit radius': `${decimalText(speed / turnRate)} m`,
    'orbit aside': `${decimalText(aside)} m`,
    'orbit reach': `${decimalText(reach)} m`,
    'orbit range': `${decimalText(ranges.least, 1)} to ${decimalText(ranges.most, 1)} m`,
    'orbit careful': `${decimalText(reachableSpeed(0, aside, reach, turnRate), 1)} m/s`,
    'orbit sustained': `${decimalText(missile.guided!.sustainedTurnRate, 2)} rad/s`,
    'orbit sustained share': decimalText(
      missile.guided!.sustainedTurnRate / Math.sqrt(missile.limits.angularAcceleration),
      2,
    ),
    'orbit sure': `${decimalText(sureReach * reach, 1)} m`,
    'orbit eased': `${decimalText(reachableSpeed(0, aside, sureReach * reach, missile.guided!.sustainedTurnRate), 1)} m/s`,
    'orbit reached': `${decimalText(reached, 1)} s`,
  };
}

function massFigures(): NotesFigures {
  const simulation = run(masses, masses.seconds);
  const figures: NotesFigures = {};
  simulation.entities.forEach((entity, n) => {
    const { settlingTime, overshoot } = simulation.measures.of(entity)!.turn.last!.response;
    const torque = inertiaAboutCentre(entity.body) * entity.limits.angularAcceleration;
    figures[`mass ${n + 1} name`] = simulation.specOf(entity).label!;
    figures[`mass ${n + 1}`] = `${decimalText(entity.body.getMass(), 1)} kg`;
    figures[`mass ${n + 1} torque`] = `${decimalText(torque)} N m`;
    figures[`mass ${n + 1} settling`] = `${decimalText(settlingTime!, 2)} s, ${percent(overshoot, 1)} past`;
  });
  return figures;
}

// Both are simulated with two laws: the scene's PID and `leaky-pid`.
/** Returns the mean times to aim at a new target, with and without a reset of the controller. */
function retargetFigures(): NotesFigures {
  const leaky = { kind: 'leaky-pid', ki: 4 };
  const entities = towerDefence.entities.map(
    (spec): EntitySpec => (spec.kind === 'turret' ? { ...spec, controller: leaky } : spec),
  );
  const { ki } = towerDefence.entities[0].controller as { ki?: number };
  const figures: NotesFigures = {
    'retarget minutes': decimalText(aimedFor / 60),
    'retarget pid ki': decimalText(ki!),
    'retarget leaky ki': decimalText(leaky.ki),
  };
  for (const [law, scenario] of Object.entries({ pid: towerDefence, leaky: { ...towerDefence, entities } }))
    for (const { turret, score } of gunsOf(run(scenario, aimedFor))) {
      const way = turret.options.resetOnRetarget ? 'resets' : 'keeps';
      figures[`retarget ${law} ${way}`] = `${decimalText(score.aimTime / score.aims, 2)} s`;
    }
  return figures;
}

// Each aims about two hundred times.
/** Duration for which the turrets are simulated. s */
const aimedFor = 180;

export function worldFigures(): NotesFigures {
  return {
    ...guidanceFigures(),
    ...evaderFigures(),
    ...lagFigures(),
    ...orbitFigures(),
    ...massFigures(),
    ...retargetFigures(),
  };
}
