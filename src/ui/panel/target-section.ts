// The panel's section for the target: its motion and the settings of that.
import type { GUI } from 'lil-gui';
import type { Session } from '../../session/session';
import {
  type TargetMotionKind,
  type TargetMotionName,
  targetMotionKinds,
} from '../../simulation/targets/motions';
import type { TargetMotion } from '../../simulation/targets/moving-target';
import type { App } from '../app';
import { addChoice, addSlider } from './gui-rows';

const kinds: Readonly<Record<TargetMotionName, TargetMotionKind>> = targetMotionKinds;

const still: TargetMotion = { kind: 'still' };

/** The motion of the target of Track and Seek. */
export function motionOf({ simulation }: Session): TargetMotion {
  return simulation.targets[0]?.motion ?? still;
}

/**
 * Sets the target's motion. A target that moves switches Path to Seek, because Path does not use it. Throws RangeError
 * for a motion that is refused.
 */
export function letTargetMove(session: Session, motion: TargetMotion): void {
  if (session.commands.mode === 'path' && motion.kind !== still.kind)
    session.edit(({ commands }) => commands.setMode('seek'));
  session.edit(({ commands }) => commands.moveTargetBy(motion));
}

/** What decides which rows the section has. */
export function targetShape({ session }: App): string {
  return motionOf(session).kind;
}

/** Builds the rows of the target's motion. */
export function buildTarget(app: App, gui: GUI): void {
  const { session } = app;
  const names = Object.keys(kinds) as TargetMotionName[];
  const words = Object.fromEntries(names.map((kind) => [kinds[kind].label, kind]));
  const { help, tunables } = kinds[motionOf(session).kind];
  const note = 'Drag the target to bring it elsewhere. On a path, choosing a motion goes over to Seek.';
  const choice = addChoice(app, gui, 'It moves', words, `${help} ${note}`, {
    get: () => motionOf(session).kind,
    set: (kind) => letTargetMove(session, { kind: kind as TargetMotionName }),
  });
  choice.domElement.dataset.key = 'targetMotion';
  for (const row of tunables) {
    const slider = addSlider(app, gui, row, {
      get: () => Number(motionOf(session)[row.key] ?? row.initial),
      set: (value) => letTargetMove(session, { ...motionOf(session), [row.key]: value }),
    });
    // The bodies' speed has the same key.
    slider.domElement.dataset.key = `target-${row.key}`;
  }
}
