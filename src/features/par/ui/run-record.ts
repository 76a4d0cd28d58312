// Runs flown on this device: the run that has just ended, and the stored best run of a course.
import * as v from 'valibot';
import type { Session } from '../../../app/session/session';
import { guidanceOf } from '../../../world/entities/steered-body';
import type { Scenario } from '../../../world/simulation/scenario';
import { type ParRules, parOf } from '../rules/par-rules';
import type { ParRecord } from '../rules/record';
import { runOf, specOf, withRuns } from '../rules/runs';
import { type ParRun, type RivalSpec, type RunInputs, rivalSchema } from '../spec';
import { newOwnId } from './own-ids';

/** A stored best run: its record, and the inputs from which it can be repeated. */
export interface RunRecord extends ParRecord {
  readonly run?: RivalSpec;
}

/** Returns the run that has just ended, and gives the run an id. Null if the run does not count. */
export function finishedRun({
  simulation,
  scenario,
}: Pick<Session, 'simulation' | 'scenario'>): ParRun | null {
  const rules = parOf(simulation);
  const inputs = rules && inputsOf(rules);
  if (!inputs) return null;
  rules.display.run ??= {
    ...{ id: newOwnId(), scene: withRuns(scenario, []), inputs, result: rules.time },
  };
  return rules.display.run;
}

function inputsOf(rules: ParRules): RunInputs | null {
  if (!rules.finished || rules.flaw || !rules.path) return null;
  const { entity } = rules.pilots[0];
  const { kind, seekDistance, controller } = entity;
  const { plan, redraws } = rules.path;
  const command = { kind: 'follow-path', waypoints: plan } as const;
  return {
    entity: { kind, seekDistance, controller, guidance: guidanceOf(entity), command },
    ...(redraws.length > 0 && { redraws }),
  };
}

export function recordWithRun(record: ParRecord, run: ParRun | null): RunRecord {
  return run ? { ...record, run: specOf(run) } : record;
}

/**
 * Returns the run in a stored record. Null if the record contains no valid run.
 * @param scene scenario with the course of the run
 */
export function readRun(value: unknown, scene: Scenario): ParRun | null {
  const { run } = (value ?? {}) as { [Key in keyof RunRecord]?: unknown };
  const { success, output } = v.safeParse(rivalSchema, run);
  return success ? runOf(output, withRuns(scene, [])) : null;
}
