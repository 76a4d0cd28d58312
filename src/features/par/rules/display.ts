// Display data of one attempt. The page writes it, page and picture read it, and the simulation ignores it.
import type { Point } from '../../../world/entities/command';
import type { ParRun } from '../spec';
import type { MedalName, MedalTime } from './medals';
import type { ParRecord } from './record';

/** The display of one attempt. */
export interface Display {
  /** Recorded runs that are shown as ghosts. */
  ghosts: readonly ComparedGhost[];
  /** Forecast of the plan; null before it was computed. */
  plan: Plan | null;
  /** Comparison of the finished run; null before the end. */
  result: RunResult | null;
  /** Question and hint of a race or of the player's course; null to show those of the scene. */
  words: { readonly question: string; readonly hint: string } | null;
  /** The finished run in the form of links; null before it is first needed. */
  run: ParRun | null;
  /** Reason why an edited course has no medals; null if it has medals, and during their search. */
  refusal: ProofRefusal | null;
}

/** Returns an empty display. */
export const newDisplay = (): Display => ({
  ghosts: [],
  plan: null,
  result: null,
  words: null,
  run: null,
  refusal: null,
});

/** A recorded run, shown as a ghost beside the bodies. */
export interface ComparedGhost {
  readonly name: string;
  /** Owner of the run, which decides its colour. */
  readonly whose: 'own' | 'medal' | 'friend' | 'second friend';
  readonly record: ParRecord;
  /** Finish time of the ghost. s */
  readonly time: number;
  /** The pilot; left out for the player's own runs and for medals. */
  readonly friend?: Friend;
}

/** Another player's run, simulated again on this device. */
export interface Friend {
  /** Name of the pilot: "Ann", "A friend". */
  readonly who: string;
  /** Claimed time. s */
  readonly says: number;
  /** Whether the simulation on this device confirms the claimed time. */
  readonly isTrue: boolean;
  /** Whether the pilot built the course. */
  readonly built: boolean;
  /** Record of the simulation on this device; null if it misses a gate. */
  readonly record: ParRecord | null;
  /** Number of gates passed, which is also the index of the missed gate, if any. */
  readonly passed: number;
}

/** Ghost of another player's run. */
export type FriendGhost = ComparedGhost & Required<Pick<ComparedGhost, 'friend'>>;

/** Closest approach of a body to a gate that it missed. */
export interface NearMiss {
  /** Place of the body at its closest approach, and the nearest place of the gate. m */
  readonly from: Point;
  readonly to: Point;
  /** Distance to the gate. m; 0 for a body inside the gate that did not pass it, for example in the wrong direction. */
  readonly by: number;
}

/** Track of a run that missed a gate. */
export interface Miss extends NearMiss {
  /** Places up to the last passed gate, and those after it, one for every 0.05 s. m */
  readonly passed: readonly Point[];
  readonly astray: readonly Point[];
}

/** Result of simulating a plan to its end. */
export interface Forecast {
  /** Record of the flight; null if it does not finish. */
  readonly record: ParRecord | null;
  /** Number of gates passed, which is also the index of the missed gate, if any. */
  readonly passed: number;
  /** Details of the missed gate; null if the flight finishes. */
  readonly miss: Miss | null;
}

/** Advice to move one point of a plan. */
export interface Advice {
  /** Index of the point in the path. */
  readonly point: number;
  /** Present and better place of the point. m */
  readonly from: Point;
  readonly to: Point;
  /** Time that the move saves. s */
  readonly saves: number;
}

/** A leg of a run: the way to one gate, and the time lost on it. */
export interface Leg {
  /** Places along the track, a frame or two apart. m */
  readonly way: readonly Point[];
  /** Time lost against the other run. s; negative if won, null without another run. */
  readonly lost: number | null;
  /** Time behind the other run at the end of the leg. s; negative if ahead, null without another run. */
  readonly behind: number | null;
}

/** The turn that lost most time against another run. */
export interface CostliestTurn {
  /** Index of the leg's gate. */
  readonly gate: number;
  /** Place of the turn's gate. m */
  readonly at: Point;
  /** Heading before the turn. rad */
  readonly from: number;
  /** Time lost at the turn. s */
  readonly lost: number;
  /** Angle of the turn. rad, positive clockwise */
  readonly angle: number;
  /** Duration of the middle of the turn, and its lower bound. s */
  readonly took: number;
  readonly possible: number;
  /** Length of the way minus that of the other run. m */
  readonly longer: number;
}

/** Text at a place of the field. */
export interface FieldText {
  readonly at: Point;
  readonly words: string;
}

/** The comparison of a finished run. */
export interface RunResult {
  /** Name of the run that it is compared with; null without one. */
  readonly against: string | null;
  readonly legs: readonly Leg[];
  readonly turn: CostliestTurn | null;
  /** Sentence about the costliest turn; null without one. */
  readonly words: string | null;
  /** Text at the place where the last of several bodies fell behind; null for one body. */
  readonly lag: FieldText | null;
  /** Advice for the next plan; null before it is found, and if there is none. */
  advice: Advice | null;
}

/** Forecast of a plan, with medals and a comparison for the page. */
export interface Plan extends Forecast {
  /** Name of the run that its legs are compared with; null without one. */
  readonly against: string | null;
  /** Medal that the plan would earn; null without one. */
  readonly medal: MedalName | null;
  /** Next medal and its time; null if the plan earns all. */
  readonly next: MedalTime | null;
  /** Legs of the plan, compared with the run named in `against`. Empty if the plan does not finish. */
  readonly legs: readonly Leg[];
}

/** Reason that a course gets no medals: index of a gate, and what happened there. */
export interface ProofRefusal {
  readonly gate: number;
  // `missed`: not passed. `walled`: a wall or crate is in the way. `slow`: takes too long. `hand`: no body has a path.
  // `drive`: the body is not turned by its motor. `pushed`: something else moves the body.
  /** Reason why a gate prevents medals. */
  readonly why: 'missed' | 'walled' | 'slow' | 'hand' | 'drive' | 'pushed';
}
