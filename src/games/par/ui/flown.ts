// How a run was flown. It is kept with the best run of a course, whose record says only where the body was: a link has it flown again.
import * as v from 'valibot';
import { guidanceOf } from '../../../entities/steered-body';
import type { Session } from '../../../session/session';
import { parOf } from '../rules/par-rules';
import type { ParRecord } from '../rules/record';
import { type RivalSpec, rivalSchema } from '../spec';

/** How a run was flown, and the time that it took. */
export type FlownRun = Pick<RivalSpec, 'entity' | 'time' | 'redraws'>;

/** The record of a run, and how it was flown. Records of older versions do not say that. */
export interface KeptRun extends ParRecord {
  readonly flown?: Omit<FlownRun, 'time'>;
}

/** The run that was just flown, where it counts; null without one. */
export function flownIn({ simulation }: Pick<Session, 'simulation'>): FlownRun | null {
  const rules = parOf(simulation);
  if (!rules?.finished || rules.flaw || rules.spec.isOld || !rules.path) return null;
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

/** A record that is kept with how it was flown. */
export function keptRun(record: ParRecord, run: FlownRun | null): KeptRun {
  if (!run) return record;
  const { time: _, ...flown } = run;
  return { ...record, flown };
}

/** How the run of a stored record was flown; null where it does not say, and for a value that is no such record. */
export function readFlown(value: unknown): FlownRun | null {
  const { time, flown } = (value ?? {}) as { [Key in keyof KeptRun]?: unknown };
  if (typeof flown !== 'object') return null;
  const { success, output } = v.safeParse(rivalSchema, { ...flown, time });
  return success ? output : null;
}
