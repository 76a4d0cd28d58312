// The challenges for laws as the page shows them: results of a law, and the chosen challenge. Some scenes play it.
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type App, bodyWithText, useApp } from '../../../app/ui/app';
import { drafts } from '../../../app/ui/progress/drafts';
import { ladderProgress } from '../../../app/ui/progress/ladder-progress';
import { challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import { challengeOn, onField } from '../../../lab/ladder/on-field';
import { firstLines } from '../../../lab/scenarios/lab/own-law';
import type { ControllerSpec } from '../../../laws/control/controllers';
import { turnsOf } from '../../../world/simulation/targets/turns';
import { type Judge, JudgeContext } from '../score-card/judge';

/** Time without typing after which a law's text is judged. ms */
const restMs = 250;

/** Largest number of laws whose results are cached. */
const mostJudged = 20;

type Results = readonly ChallengeResult[];

/** Stores the results of recently tested control laws, and requests missing results from a worker. */
class JudgedLaws {
  readonly #results = new Map<string, Results>();
  readonly #listeners = new Set<() => void>();
  #wanted = '';
  #cancel = () => {};
  /** Whether laws cannot be judged, because the browser cannot run the worker that tests them. */
  isBroken = false;

  /** Returns the results of a law in all challenges. Null before they are known. */
  of(law: ControllerSpec): Results | null {
    return this.#results.get(JSON.stringify(law)) ?? null;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Requests the results of a law from the judge, a worker that tests laws.
   * @param known receives new results when they arrive
   */
  ask(judge: Judge, law: ControllerSpec, known: (results: Results) => void): void {
    const key = JSON.stringify(law);
    if (key === this.#wanted) return;
    this.#cancel();
    this.#wanted = key;
    if (this.#results.has(key)) return;
    const rest = setTimeout(
      () => {
        this.#cancel = judge.ask({ asks: 'ladder', law }, (answer) => {
          if (answer?.results) this.#keep(key, answer.results);
          else this.isBroken = true;
          if (answer?.results) known(answer.results);
          for (const listener of this.#listeners) listener();
        });
      },
      this.#results.size === 0 ? 0 : restMs,
    );
    this.#cancel = () => clearTimeout(rest);
  }

  #keep(key: string, results: Results): void {
    this.#results.set(key, results);
    const [oldest] = this.#results.keys();
    if (this.#results.size > mostJudged) this.#results.delete(oldest);
  }
}

const judged = new JudgedLaws();

/**
 * Stores which challenges (tests of a law, each with a goal) a law has passed. Announces the challenges that no law of
 * the player had passed before.
 * @param say lets screen readers say a sentence
 */
function tell(results: Results, say: (sentence: string) => void): void {
  const fresh = challenges.filter((_, n) => results[n].reached && !ladderProgress.has(n));
  const had = ladderProgress.mostByOneLaw;
  ladderProgress.note(results.map(({ reached }) => reached));
  if (fresh.length > 0) say(`Reached: ${fresh.map(({ name }) => name).join(', ')}.`);
  if (had < challenges.length && ladderProgress.mostByOneLaw === challenges.length)
    say('The star: one law that reaches all eight.');
}

/** Returns the index of the first unsolved challenge, or of the last challenge if all are solved. */
function nextPlace(results: Results): number {
  const next = challenges.findIndex((_, n) => !results[n].reached && !ladderProgress.has(n));
  return next < 0 ? challenges.length - 1 : next;
}

/** The sequence of challenges (the ladder), with the results of the law that the player is writing. */
export interface Ladder {
  readonly results: Results | null;
  /** Whether the law is still being judged. Until the judging ends, `results` belongs to an earlier law. */
  readonly isJudging: boolean;
  /** Whether this browser cannot test control laws. */
  readonly isBroken: boolean;
  /** Whether the player copied this law from someone else. */
  readonly isBorrowed: boolean;
  /** Index of the chosen challenge. */
  readonly place: number;
  choose(index: number): void;
}

export function useLadder(law: ControllerSpec | null): Ladder {
  const app = useApp();
  const judge = useContext(JudgeContext)!;
  const key = JSON.stringify(law);
  const [, render] = useState(0);
  /** Index of the challenge that the player chose; null until the first results are known. */
  const chosen = useRef<number | null>(null);
  useEffect(() => {
    const changed = () => render((count) => count + 1);
    const ends = [judged.onChange(changed), ladderProgress.onChange(changed)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    if (law === null) return;
    judged.ask(judge, law, (results) => {
      // Only laws written on this device count as the person's progress; laws of Slew and of links do not.
      if (!drafts.isOwn(law.source)) return;
      tell(results, app.say);
      turnAgain(app);
    });
  }, [key]);
  const last = useRef<Results | null>(null);
  const known = law && judged.of(law);
  if (known) last.current = known;
  const results = law && last.current;
  const onIt = challengeOn(app.session.scenario);
  if (results) chosen.current ??= nextPlace(results);
  return {
    results,
    isJudging: known === null,
    isBroken: judged.isBroken,
    isBorrowed: law !== null && law.source !== firstLines && !drafts.isOwn(law.source),
    place: onIt ?? chosen.current ?? 0,
    choose(index) {
      chosen.current = index;
      if (onIt !== null) playOnField(app, index);
      render((count) => count + 1);
    },
  };
}

function turnAgain({ session }: App): void {
  if (challengeOn(session.scenario) === null || !session.edited) return;
  if (session.rewindSeconds !== null || session.round.state === 'waiting') return;
  session.disturb(({ simulation }) => turnsOf(simulation)?.beginNow());
}

function playOnField({ session, view }: App, index: number): void {
  session.startAs((start) => onField(start, index));
  view.redraw();
}

/** Returns the player-written law of the body in focus, or of the first body with one. Null if none */
export function lawOnField(app: App): ControllerSpec | null {
  return bodyWithText(app)?.controller ?? null;
}
