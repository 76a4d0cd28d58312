// What the page shows of one attempt beside its flight. The page writes it, and picture and page read it; nothing that flies depends on it.
import type { Point } from '../../../world/entities/command';
import type { ParRun } from '../spec';
import type { MedalName, MedalTime } from './medals';
import type { ParRecord } from './record';

/** The display of one attempt. */
export interface Display {
  /** Runs that fly along. */
  ghosts: readonly Ghost[];
  /** What the plan would bring; null until it was flown. */
  plan: Plan | null;
  /** Comparison of the finished run; null before its end. */
  result: Result | null;
  /** Question and quiet line of a race or an own course; null for those of the scene. */
  words: { readonly question: string; readonly hint: string } | null;
  /** The finished run as it can be sent; null until somebody asks for it. */
  run: ParRun | null;
  /** Why an edited course has no medals; null while nothing is known. */
  refusal: ProofRefusal | null;
}

/** An empty display. */
export const newDisplay = (): Display => ({
  ghosts: [],
  plan: null,
  result: null,
  words: null,
  run: null,
  refusal: null,
});

/** A run that flies along. */
export interface Ghost {
  readonly name: string;
  /** Owner; decides the colour. */
  readonly whose: 'own' | 'medal' | 'friend' | 'second friend';
  readonly record: ParRecord;
  /** Time of the ghost’s run. s */
  readonly time: number;
  /** The pilot; left out for own runs and medals. */
  readonly friend?: Friend;
}

/** A run of somebody else, flown again here. */
export interface Friend {
  /** "Ann", "A friend". */
  readonly who: string;
  /** Claimed time. s */
  readonly says: number;
  /** Whether the flight here confirms the claimed time. */
  readonly isTrue: boolean;
  /** Whether the pilot built the course. */
  readonly built: boolean;
  /** The flight here; null if it misses a gate. */
  readonly record: ParRecord | null;
  /** Number of gates passed: index of the missed gate. */
  readonly passed: number;
}

/** A ghost of somebody else. */
export type FriendGhost = Ghost & Required<Pick<Ghost, 'friend'>>;

/** Closest approach of a body to a gate. */
export interface NearMiss {
  /** Place of the body then, and the nearest place of the gate. m */
  readonly from: Point;
  readonly to: Point;
  /** m; 0 where it was within the gate but did not pass it, as the wrong way. */
  readonly by: number;
}

/** A run that does not come through. */
export interface Miss extends NearMiss {
  /** Its way up to the last passed gate, and after it. One place every 0.05 s. m */
  readonly passed: readonly Point[];
  readonly astray: readonly Point[];
}

/** A plan flown to its end. */
export interface Forecast {
  /** The run; null where it does not finish. */
  readonly record: ParRecord | null;
  /** Number of gates passed: index of the missed gate. */
  readonly passed: number;
  /** The miss; null if it finishes. */
  readonly miss: Miss | null;
}

/** One point of a plan to move. */
export interface Advice {
  /** Index of the point. */
  readonly point: number;
  /** Present and better place. m */
  readonly from: Point;
  readonly to: Point;
  /** Time that this saves. s */
  readonly saves: number;
}

/** A leg of a run: the way to a gate, and the time lost on it. */
export interface Leg {
  /** Places along it, a frame or two apart. m */
  readonly way: readonly Point[];
  /** s; negative where time was won, null where there is nothing to compare it with */
  readonly lost: number | null;
  /** How far behind the other one it ends, s; negative ahead of it, null as above */
  readonly behind: number | null;
}

/** The turn that cost most. */
export interface CostliestTurn {
  /** Index of its gate. */
  readonly gate: number;
  /** At its gate. m */
  readonly at: Point;
  /** Heading before it. rad */
  readonly from: number;
  /** s */
  readonly lost: number;
  /** rad, positive clockwise */
  readonly angle: number;
  /** Time of the middle of the turn, and its lower bound. s */
  readonly took: number;
  readonly possible: number;
  /** Extra length of the way. m */
  readonly longer: number;
}

/** Words at a place of the field. */
export interface Remark {
  readonly at: Point;
  readonly words: string;
}

/** The comparison of a finished run. */
export interface Result {
  /** Name of the compared run; null without one. */
  readonly against: string | null;
  readonly legs: readonly Leg[];
  readonly turn: CostliestTurn | null;
  /** Sentence about that turn. */
  readonly words: string | null;
  /** Place where the last of several bodies fell behind; null for one body. */
  readonly lag: Remark | null;
  /** Advice, once it is found; null without any. */
  advice: Advice | null;
}

/** Forecast of a plan, as the page shows it. */
export interface Plan extends Forecast {
  /** Name of the run that its legs are compared with; null without one. */
  readonly against: string | null;
  /** Medal it would earn; null for none. */
  readonly medal: MedalName | null;
  /** The next medal and its time; null when there is none. */
  readonly next: MedalTime | null;
  /** Its legs against the flight of that medal; empty where it does not finish. */
  readonly legs: readonly Leg[];
}

/** Reason why a course has no medals: index of a gate, and the event there. */
export interface ProofRefusal {
  readonly gate: number;
  /** It is flown past; a thing stands in the way; it takes too long; no body is on a path; the body is not turned by its motor; something else pushed it along. */
  readonly why: 'missed' | 'walled' | 'slow' | 'hand' | 'drive' | 'pushed';
}
