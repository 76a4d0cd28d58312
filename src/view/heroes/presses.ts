// Heroes that do something at a press.

import { turnByPart } from '../../session/history/undo';
import type { Session } from '../../session/session';
import { holdEach, shoveEach } from '../../simulation/entity-edits';
import { turnsOf } from '../../simulation/targets/turns';
import { beginAnew } from './anew';
import { as, type Hero, rad } from './hero';

/** The turns that repeat are of this size from the next one on. rad */
function turnBy(session: Session, by: number): void {
  session.edit(
    ({ simulation }) => {
      const turns = turnsOf(simulation);
      if (turns) turns.by = by;
    },
    undefined,
    [turnByPart],
  );
}

export const turn: Hero = {
  label: 'Turn by',
  help: 'Stops the bodies and turns them by this angle, to be measured.',
  action: 'step-test',
  range: {
    ...{ min: rad(10), max: Math.PI, shown: as.degrees, step: 10 },
    now: ({ session, view }) => turnsOf(session.simulation)?.by ?? Math.abs(rad(view.stepAngle)),
    choose({ session, view }, angle) {
      view.setStepAngle((angle * 180) / Math.PI);
      turnBy(session, angle);
    },
  },
  press: {
    word: 'Turn',
    press({ session, view }) {
      const angle = rad(view.stepAngle);
      if (turnsOf(session.simulation)) session.disturb(({ simulation }) => turnsOf(simulation)?.beginNow());
      else session.command((commands) => commands.stepTest(angle));
    },
  },
};

export const jump: Hero = {
  label: 'Jump by',
  help: 'The target jumps this far, now and at each jump from now on.',
  range: {
    ...{ min: rad(10), max: rad(90), shown: as.degrees, step: 5 },
    now: ({ session }) => turnsOf(session.simulation)?.by ?? null,
    choose({ session }, angle) {
      turnBy(session, angle);
      session.disturb(({ simulation }) => turnsOf(simulation)?.beginNow());
    },
  },
  press: {
    word: 'Jump',
    press: ({ session }) => session.disturb(({ simulation }) => turnsOf(simulation)?.beginNow()),
  },
};

/** How long a file that says nothing holds the bodies. s */
const usualHold = 3;

export const hold: Hero = {
  label: '',
  help: 'Puts all bodies back to their start, holds them, and lets them go.',
  press: {
    word: 'Hold and let go',
    press({ session, spec: { values: [seconds] = [usualHold] } }) {
      session.edit(({ simulation }) => {
        beginAnew(simulation);
        // Turns that hold do it by themselves.
        if (!turnsOf(simulation)?.held) holdEach(simulation, seconds);
      });
    },
  },
};

export const shove: Hero = {
  label: '',
  help: 'Knocks every body aside, one to its right, the next to its left.',
  action: 'shove',
  press: {
    word: 'Shove',
    press: ({ session }) => session.disturb(({ simulation }) => shoveEach(simulation.entities)),
  },
};
