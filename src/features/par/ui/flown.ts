// How a run was flown. It is kept with the best run of a course, whose record says only where the body was: a link has it flown again.
import * as v from 'valibot';
import type { Session } from '../../../app/session/session';
import { guidanceOf } from '../../../world/entities/steered-body';
import { parOf } from '../rules/par-rules';
import type { ParRecord } from '../rules/record';
import { type RivalSpec, rivalSchema } from '../spec';

/** How a run was flown, and the time that it took. */
export type FlownRun = Pick<RivalSpec, 'entity' | 'time' | 'redraws'>;

/** The record of a run, and how it was flown. Records of older versions do not say that. */
export interface KeptRun extends ParRecord {
  readonly flown?: Omit<FlownRun, 'time'>;
  /** How the best runs before it were flown, the last one first. */
  readonly before?: readonly FlownRun[];
}

/** Best runs before the best one that are kept: one of them may come back in a friend's reply. */
const mostBefore = 3;

/** The run that was just flown, where it counts; null without one. */
export function flownRun({ simulation }: Pick<Session, 'simulation'>): FlownRun | null {
  const rules = parOf(simulation);
  if (!rules?.finished || rules.flaw || !rules.path) return null;
  const { entity } = rules.pilots[0];
  const { kind, seekDistance, controller } = entity;
  const { plan, redraws } = rules.path;
  const command = { kind: 'follow-path', waypoints: plan } as const;
  return {
    entity: { kind, seekDistance, controller, guidance: guidanceOf(entity), command },
    time: rules.time,
    ...(redraws.length > 0 && { redraws }),
  };
}

/** A record that is kept with how it was flown. @param before the best runs before it, the last one first */
export function keptRun(record: ParRecord, run: FlownRun | null, before: readonly FlownRun[] = []): KeptRun {
  if (!run) return record;
  const { time: _, ...flown } = run;
  return { ...record, flown, ...(before.length > 0 && { before: before.slice(0, mostBefore) }) };
}

/** How the run of a stored record was flown, and the best ones before it, the best first; none of what does not say so. */
export function readFlown(value: unknown): FlownRun[] {
  const { time, flown, before } = (value ?? {}) as { [Key in keyof KeptRun]?: unknown };
  const runs = [
    typeof flown === 'object' ? { ...flown, time } : null,
    ...(Array.isArray(before) ? before : []),
  ];
  return runs.flatMap((run) => {
    const { success, output } = v.safeParse(rivalSchema, run);
    return success ? output : [];
  });
}
