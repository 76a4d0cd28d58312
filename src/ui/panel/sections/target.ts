// The section of the target: its motion and the settings of that.
import type { Session } from '../../../session/session';
import {
  type TargetMotionKind,
  type TargetMotionName,
  targetMotionKinds,
} from '../../../simulation/targets/motions';
import type { TargetMotion } from '../../../simulation/targets/moving-target';
import type { App } from '../../app';
import { formatAtStep } from '../../kit/formats';
import { numberRow, type Row } from '../rows/row';
import { choiceRow, type Section } from './section';

const kinds: Readonly<Record<TargetMotionName, TargetMotionKind>> = targetMotionKinds;

const still: TargetMotion = { kind: 'still' };

/** The motion of the target of Point and Fly. */
export function motionOf({ simulation }: Session): TargetMotion {
  return simulation.targets[0]?.motion ?? still;
}

/**
 * Sets the target's motion. A target that moves switches Follow to Fly, because Follow does not use it. Throws RangeError
 * for a motion that is refused.
 */
export function letTargetMove(session: Session, motion: TargetMotion): void {
  if (session.commands.mode === 'path' && motion.kind !== still.kind)
    session.edit(({ commands }) => commands.setMode('seek'));
  session.edit(({ commands }) => commands.moveTargetBy(motion));
}

function rows({ session }: App): Row[] {
  const options = (Object.keys(kinds) as TargetMotionName[]).map((value) => ({
    value,
    label: kinds[value].label,
  }));
  const { help, tunables } = kinds[motionOf(session).kind];
  const note = 'Drag the target to bring it elsewhere. On a path, choosing a motion goes over to Fly.';
  const choice = choiceRow(
    { key: 'targetMotion', label: 'It moves', options, help: `${help} ${note}` },
    {
      get: () => motionOf(session).kind,
      set: (kind) => letTargetMove(session, { kind: kind as TargetMotionName }),
    },
  );
  const settings = tunables.map((row) =>
    numberRow(
      row,
      {
        get: () => Number(motionOf(session)[row.key] ?? row.initial),
        set: (value) => letTargetMove(session, { ...motionOf(session), [row.key]: value }),
      },
      // The bodies' speed has the same key.
      `target-${row.key}`,
    ),
  );
  return [choice, ...settings];
}

export const target: Section = {
  title: 'Target',
  rows,
  inWords({ session }) {
    const motion = motionOf(session);
    const { label, tunables } = kinds[motion.kind];
    const speed = tunables.find(({ key }) => key === 'speed');
    const name = label.toLowerCase();
    return speed ? `${name}, ${formatAtStep(Number(motion.speed ?? speed.initial), speed.step)} m/s` : name;
  },
};
