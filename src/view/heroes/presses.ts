// Heroes that do something at a press.

import type { Point } from '../../entities/command';
import { holdEach, shoveEach } from '../../simulation/entity-edits';
import type { Entity } from '../../simulation/entity-kinds';
import { poseOf } from '../../simulation/pose';
import type { Simulation } from '../../simulation/simulation';
import { beginAnew } from './anew';
import { as, type Hero, type HeroScene, rad } from './hero';

export const turn: Hero = {
  label: 'Turn by',
  help: 'Stops the bodies and turns them by this angle, to be measured.',
  action: 'step-test',
  range: {
    ...{ min: rad(10), max: Math.PI, shown: as.degrees, step: 10 },
    now: ({ view }) => Math.abs(rad(view.stepAngle)),
    choose: ({ view }, angle) => view.setStepAngle((angle * 180) / Math.PI),
  },
  press: {
    word: 'Turn',
    press({ session, view }) {
      const angle = rad(view.stepAngle);
      session.edit(({ commands }) => commands.stepTest(angle));
    },
  },
};

/** Where a place lies from a body: the angle from the heading it began with, and how far. rad, m */
function seen(simulation: Simulation, entity: Entity, place: Point) {
  const { x, y } = poseOf(entity);
  const start = simulation.specOf(entity).angle ?? 0;
  return { side: Math.atan2(place.y - y, place.x - x) - start, far: Math.hypot(place.x - x, place.y - y) };
}

/** The place at such an angle and so far. */
function placeAt(simulation: Simulation, entity: Entity, side: number, far: number): Point {
  const { x, y } = poseOf(entity);
  const angle = (simulation.specOf(entity).angle ?? 0) + side;
  return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
}

/** The angle between the two places that the target of the first body jumps between. rad; null without a target */
function jumpNow({ session: { simulation } }: HeroScene): number | null {
  const [entity] = simulation.entities;
  return entity.target && 2 * Math.abs(seen(simulation, entity, entity.target).side);
}

/** All targets jump to the other side, so far; those of the timeline jump as far from now on. */
function jumpBy({ session }: HeroScene, angle: number): void {
  session.edit(({ simulation }) => {
    const across = (entity: Entity, place: Point, turned: 1 | -1) => {
      const { side, far } = seen(simulation, entity, place);
      return placeAt(simulation, entity, (turned * Math.sign(side) || 1) * (angle / 2), far);
    };
    for (const entity of simulation.entities)
      if (entity.target) entity.moveTarget(across(entity, entity.target, -1));
    simulation.timeline.retarget(simulation.entities, (entity, place) => across(entity, place, 1));
  });
}

export const jump: Hero = {
  label: 'Jump by',
  help: 'The target jumps this far, now and at each jump from now on.',
  range: {
    ...{ min: rad(5), max: rad(90), shown: as.degrees, step: 5 },
    now: jumpNow,
    choose: jumpBy,
  },
  press: { word: 'Jump', press: (scene) => jumpBy(scene, jumpNow(scene) ?? 0) },
};

/** How long a file that says nothing holds the bodies. s */
const usualHold = 3;

export const hold: Hero = {
  label: 'Windup',
  help: 'Puts all bodies back to their start, holds them, and lets them go.',
  press: {
    word: 'Hold and let go',
    press({ session, spec: { values: [seconds] = [usualHold] } }) {
      session.edit(({ simulation }) => {
        beginAnew(simulation);
        holdEach(simulation, seconds);
      });
    },
  },
};

export const shove: Hero = {
  label: 'All bodies',
  help: 'Knocks every body aside, one to its right, the next to its left.',
  action: 'shove',
  press: {
    word: 'Shove',
    press: ({ session }) => session.edit(({ simulation }) => shoveEach(simulation.entities)),
  },
};
