// One run of Dodge on the page: its result, whether it counts, and what was kept before it. A link names a seed, a score to
// beat, and the run that made it, which is flown anew before it is believed.

import type { Session } from '../../../app/session/session';
import { formatCount } from '../../../app/ui/kit/formats';
import { simulationOf } from '../../../lab/files/field';
import { dayOf } from '../../../lab/scenarios/day';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import type { Ghost } from '../rules/ghost';
import { type Goal, goals, noteGoals, reachedGoals } from './goals';
import { dodgeId, type Kept, type KeptDay, keep, keepDay, readDay, readKept } from './kept';
import { bestIdOf, decodeRun, encodeRun, settingsNow } from './runs';
import type { DodgeResult } from './text';

/** Links with a run stay below this length, which every messenger takes. Characters */
const longestLink = 2000;

/** Steps flown at a time; the page draws in between. */
const portion = 120;

/** Longest run that is flown. s; a longer one is cut off, and so is not proven. */
const longest = 600;

/**
 * The link to a seed's game, with the score to beat and, where there is room, the run that made it.
 * @param page address of the page @param run as letters; null for none
 */
export function linkTo(page: string, seed: number, score: number, run: string | null): string {
  const plain = `${page}#dodge=${seed}&beat=${score}`;
  const whole = `${plain}&run=${run}`;
  return run !== null && whole.length < longestLink ? whole : plain;
}

/** The score to beat of an address, and the run that made it. */
interface Named {
  readonly score: number;
  /** As letters; null for none. */
  readonly run: string | null;
}

/** The score to beat that an address names for a seed; null when it names none. */
export function namedBy(hash: string, seed: number): Named | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})(?:&run=([\w-]*))?(?:&|$)/.exec(hash);
  if (!found || Number(found[1]) !== seed) return null;
  return { score: Number(found[2]), run: found[3] || null };
}

export class Challenge {
  /** The score to beat, as the link says it. */
  readonly score: number;
  /** Its run, as far as it has been flown; null for a link without one. */
  readonly #simulation: Simulation | null;
  readonly #game: Dodge | null;
  readonly #poses: Pose[] = [];

  constructor(seed: number, { score, run }: Named) {
    this.score = score;
    const replay = run === null ? null : decodeRun(seed, run);
    this.#simulation = replay && simulationOf(replay, [dodgeGame]);
    this.#game = this.#simulation && dodgeOf(this.#simulation);
    if (this.#game) this.#poses.push(poseOf(this.#game.player));
  }

  /** Whether its run, if it has one, has been flown to its hit, or as far as runs are. */
  get known(): boolean {
    return !this.#simulation || this.#game?.state === 'over' || this.#simulation.time >= longest;
  }

  /** Whether the run was flown here and earned what the link says. */
  get proven(): boolean {
    return this.#game?.state === 'over' && this.#game.score === this.score;
  }

  /** Flies a portion of its run. */
  fly(): void {
    const [simulation, game] = [this.#simulation, this.#game];
    for (let n = 0; simulation && game && n < portion && !this.known; n++) {
      simulation.step();
      this.#poses.push(game.killer?.player ?? poseOf(game.player));
    }
  }

  /** The run that flies along, flown to its end now; null for a link without one. */
  ghost(): Ghost | null {
    if (!this.#simulation) return null;
    while (!this.known) this.fly();
    const score = formatCount(this.score);
    const name = this.proven ? score : `says ${score}`;
    return { name, poses: this.#poses, rate: this.#simulation.stepRate };
  }
}

/** The challenge of the last address: a run that has been flown is not flown again when one plays again. */
let last: { hash: string; seed: number; challenge: Challenge | null } = {
  hash: '',
  seed: 0,
  challenge: null,
};

/** The challenge of an address for a seed; null when it names none. */
export function challengeOf(hash: string, seed: number): Challenge | null {
  if (last.hash !== hash || last.seed !== seed) {
    const named = namedBy(hash, seed);
    last = { hash, seed, challenge: named && new Challenge(seed, named) };
  }
  return last.challenge;
}

export class DodgeRun {
  readonly game: Dodge;
  readonly seed: number;
  /** What was kept before this run. */
  readonly kept: Kept;
  /** What was kept of its day; null for other seeds and before the first try. */
  readonly day: KeptDay | null;
  /** What the address asks to beat; null for nothing. */
  readonly challenge: Challenge | null;
  /** The goal of the run, the next that was not reached; null after the last. */
  readonly goal: Goal | null;
  /** Its result; null until it is over. */
  result: DodgeResult | null = null;
  readonly #session: Session;
  readonly #id: string;
  readonly #settings: string;
  readonly #scenario: Scenario;
  #hasGhost = false;
  #slow = false;
  #changed = false;

  /** @param session in which it begins @param hash of the page's address */
  constructor(session: Session, game: Dodge, hash: string) {
    this.game = game;
    this.seed = session.simulation.seed;
    this.#session = session;
    this.#scenario = session.scenario;
    this.#id = bestIdOf(this.#scenario);
    this.#settings = settingsNow(session);
    this.kept = readKept(this.#id);
    this.day = readDay(this.#id, this.seed);
    this.goal = goals[reachedGoals()] ?? null;
    this.challenge = game.replayed ? null : challengeOf(hash, this.seed);
  }

  /** The score to beat; null for none. */
  get toBeat(): number | null {
    return this.challenge?.score ?? null;
  }

  /** Gives it the run of the address as its ghost. @param now whether that must be flown at once, because the run begins */
  addGhost(now: boolean): void {
    const { challenge } = this;
    if (!challenge || this.#hasGhost) return;
    if (!now && !challenge.known) return void challenge.fly();
    this.#hasGhost = true;
    this.game.display.ghost = challenge.ghost();
  }

  /** The run as letters; null where they would not give the same run again. */
  get letters(): string | null {
    return this.#session.title === dodgeId && this.repeatable ? encodeRun(this.replay) : null;
  }

  /** The link to its missiles, with its score to beat. @param page address of the page */
  link(page: string): string {
    const { score } = this.result ?? this.game;
    return linkTo(page, this.seed, score, this.letters);
  }

  /** Whether its replay is the same run: no setting was changed, because a timeline does not record settings. */
  get repeatable(): boolean {
    return !this.#changed;
  }

  /** The run as a scenario that plays itself. */
  get replay(): Scenario {
    return this.game.replayed ? this.#scenario : this.game.replay();
  }

  /** Checks whether it still counts; call after every change by a person. */
  watch(): void {
    if (this.game.state === 'over') return;
    this.#slow ||= this.#session.playback.pace < 1;
    this.#changed ||= settingsNow(this.#session) !== this.#settings;
  }

  /** Once it is over, sets its result and keeps the score. Call repeatedly. */
  end(): void {
    const { seconds, score, state, killer, tally } = this.game;
    if (state !== 'over' || this.result || !killer) return;
    const { kept, toBeat } = this;
    const flaw = this.#flaw;
    this.result = { seconds, score, tally, killer: killer.name, kept, toBeat, flaw };
    if (flaw) return;
    noteGoals(this.game);
    keep(this.#id, score);
    if (dayOf(this.seed)) keepDay(this.#id, this.seed, score, this.letters);
  }

  get #flaw(): string | null {
    if (this.game.replayed) return 'it is a replay';
    if (this.#changed) return 'its settings were changed on the way';
    return this.#slow ? 'it was in slow motion' : null;
  }
}
