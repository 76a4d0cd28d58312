// Display data of one attempt at a course. The page writes it, page and canvas read it, and the simulation ignores it.
import type { Point } from '../../../world/entities/command';
import type { ParRun } from '../spec';
import type { MedalName, MedalTime } from './medals';
import type { ParRecord } from './record';

/** Data that the page shows about one attempt at a course. */
export interface Display {
  /** Recorded runs that are shown as ghosts. */
  ghosts: readonly ComparedGhost[];
  /** Forecast of the planned flight; null before it was computed. */
  plan: Plan | null;
  /** Result of the finished run, compared with a ghost or with a flight that earns a medal. Null before the run ends */
  result: RunResult | null;
  /** Question and hint that replace those of the scene, for example in a race. Null if the scene's own are shown. */
  words: { readonly question: string; readonly hint: string } | null;
  /** Data of the finished run for links and storage. Null until the data are first needed. */
  run: ParRun | null;
  /**
   * Reason why an edited course has no medals. Null during the search for medal times, and if the course has medals.
   */
  refusal: ProofRefusal | null;
}

export const newDisplay = (): Display => ({
  ghosts: [],
  plan: null,
  result: null,
  words: null,
  run: null,
  refusal: null,
});

/** A recorded run that is shown as a ghost beside the bodies. */
export interface ComparedGhost {
  readonly name: string;
  /** Owner of the run, which decides its colour. */
  readonly whose: 'own' | 'medal' | 'friend' | 'second friend';
  readonly record: ParRecord;
  /** Time in which the ghost reaches the finish, s. For the ghost of a medal, this is the medal's time. */
  readonly time: number;
  readonly friend?: Friend;
}

/** Another player's run, simulated on this device to check it. */
export interface Friend {
  /** Name of the player who flew the run: "Ann", "A friend". */
  readonly who: string;
  /** Time that the run took according to the link or file that contains it. s */
  readonly says: number;
  /** Whether the simulation on this device confirms the time in the link or file */
  readonly isTrue: boolean;
  /** Whether the player who flew the run also built the course. */
  readonly built: boolean;
  /** Times and poses of the run, as simulated on this device. Null if the simulated run does not finish. */
  readonly record: ParRecord | null;
  /** Number of gates that the run passes in this device's simulation. */
  readonly passed: number;
}

/** Ghost of another player: a recorded run that is shown beside this player's run. */
export type FriendGhost = ComparedGhost & Required<Pick<ComparedGhost, 'friend'>>;

/** Closest approach of a body to a gate that it missed. */
export interface NearMiss {
  /** Place of the body when it was nearest to the missed gate. m */
  readonly from: Point;
  /** Point of the missed gate that was nearest to the body at the closest approach. m */
  readonly to: Point;
  /**
   * Distance between body and gate at the closest approach. m. 0 if the body crossed the gate, but not as the rules
   * require, for example in the wrong direction.
   */
  readonly by: number;
}

/** A run that missed a gate: its track, and its closest approach to that gate. */
export interface Miss extends NearMiss {
  /** Places of the body up to the last passed gate, one every 0.05 s. m */
  readonly passed: readonly Point[];
  /** Places of the body after the last passed gate, one every 0.05 s. m */
  readonly astray: readonly Point[];
}

/** Result of simulating a planned flight to its end. */
export interface Forecast {
  /** Times and poses of the simulated flight; null if the flight does not finish. */
  readonly record: ParRecord | null;
  /** Number of gates that the flight passes before it finishes or misses a gate. */
  readonly passed: number;
  /** Track of the flight and its closest approach to the missed gate. Null if the flight finishes. */
  readonly miss: Miss | null;
}

/** Advice to move one waypoint of the planned path. */
export interface Advice {
  /** Index of the waypoint that should be moved. */
  readonly point: number;
  /** Present place of the waypoint that the game advises the player to move. m */
  readonly from: Point;
  /** Place to which the game advises the player to move the waypoint. m */
  readonly to: Point;
  /** Flight time that is saved if the waypoint is moved. s */
  readonly saves: number;
}

/** The part of a run from one gate to the next, and the time lost on it. */
export interface Leg {
  /** Places of the body on the way from one gate to the next. m */
  readonly way: readonly Point[];
  /**
   * Time that this run lost on the leg against the compared run. s. Negative if this run was faster; null without a
   * compared run.
   */
  readonly lost: number | null;
  /**
   * Time by which this run is behind the compared run at the gate. s. Negative if ahead; null if there is no compared
   * run.
   */
  readonly behind: number | null;
}

/** The turn at which a run lost most time against another run. */
export interface CostliestTurn {
  readonly gate: number;
  /** Place of the body in the middle of the costliest turn (the one that lost most time). m */
  readonly at: Point;
  /** Heading of the body at the beginning of the turn. rad */
  readonly from: number;
  /** Time lost in the turn, compared with the other run. s */
  readonly lost: number;
  /** Angle by which the body turned. rad, positive clockwise */
  readonly angle: number;
  /** Duration of the turn from 2 % to 98 % of the turn's angle. s */
  readonly took: number;
  /**
   * Shortest possible duration of this turn with the body's motor. s. Measured from 2 % to 98 % of the turn's angle.
   */
  readonly possible: number;
  /**
   * Path length of this run minus path length of the compared run. m. Both are measured only from half a leg before the
   * gate to half a leg after the gate.
   */
  readonly longer: number;
}

/** Text that is drawn at a place of the field. */
export interface FieldText {
  readonly at: Point;
  readonly words: string;
}

/** Result of a finished run, compared with another run. */
export interface RunResult {
  /** Name of the run with which the finished run is compared; null if there is none. */
  readonly against: string | null;
  readonly legs: readonly Leg[];
  /** The turn at which this run lost most time against the other run. Null if no turn lost more than 0.05 s. */
  readonly turn: CostliestTurn | null;
  /** Sentence about the turn in `turn`; null if `turn` is null. */
  readonly words: string | null;
  /**
   * Text at the gate where the slowest body lost most time against the next faster one. Null for one body or equal
   * finishes.
   */
  readonly lag: FieldText | null;
  /** Advice for the next attempt. Null if none has been found */
  advice: Advice | null;
}

/** Forecast of a planned flight, with the medal that the flight earns and a comparison with another run. */
export interface Plan extends Forecast {
  /** Name of the run with which the planned flight is compared from gate to gate. Null if there is none. */
  readonly against: string | null;
  /** Medal that the planned flight would earn; null if it earns none. */
  readonly medal: MedalName | null;
  /** Next better medal and its time; null if the flight earns all medals. */
  readonly next: MedalTime | null;
  /** Parts of the planned flight, each from one gate to the next. Empty if the flight does not finish. */
  readonly legs: readonly Leg[];
}

/** Reason why a course gets no medals. */
type RefusalReason =
  /** A body did not pass the gate. */
  | 'missed'
  /** A body touched a wall or another obstacle on the way to the gate. */
  | 'walled'
  /** The flight took longer than its time limit. */
  | 'slow'
  /** A body chased a target instead of following a path. This counts as steering by hand. */
  | 'hand'
  /** Refused because a body was turned without a motor: the body's angle or angular velocity was set. */
  | 'drive'
  /** Something other than its own thrust moved a body. */
  | 'pushed';

/** Reason why a course gets no medals, and the gate at which its planned flight fails. */
export interface ProofRefusal {
  readonly gate: number;
  /** Reason why there are no medals. */
  readonly why: RefusalReason;
}
