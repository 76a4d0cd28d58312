// The ladder as the page shows it: results of a law, and the challenge that is chosen, which the field plays where it can.
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type App, bodyWithText, useApp } from '../../../app/ui/app';
import { drafts } from '../../../app/ui/progress/drafts';
import { ladderProgress } from '../../../app/ui/progress/ladder-progress';
import { challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import { challengeOn, onField } from '../../../lab/ladder/on-field';
import { firstLines } from '../../../lab/scenarios/lab/own-law';
import type { ControllerSpec } from '../../../laws/control/controllers';
import { type Judge, JudgeContext } from '../score-card/judge';

/** Time without typing before a text is judged. ms */
const restMs = 250;

/** Number of laws whose results are cached. */
const mostJudged = 20;

type Results = readonly ChallengeResult[];

/** Results of recently judged laws. Parts of the page that show the same law share one question. */
class JudgedLaws {
  readonly #results = new Map<string, Results>();
  readonly #listeners = new Set<() => void>();
  #wanted = '';
  #cancel = () => {};
  /** Whether no worker can run. */
  isBroken = false;

  /** Returns the results of a law; null before they are known. */
  of(law: ControllerSpec): Results | null {
    return this.#results.get(JSON.stringify(law)) ?? null;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks for the results of a law, unless they are known or on their way. @param known called once with new results */
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

/** Stores the results of a law, and announces newly reached challenges. */
function tell(results: Results, say: (sentence: string) => void): void {
  const fresh = challenges.filter((_, n) => results[n].reached && !ladderProgress.has(n));
  const had = ladderProgress.mostByOneLaw;
  ladderProgress.note(results.map(({ reached }) => reached));
  if (fresh.length > 0) say(`Reached: ${fresh.map(({ name }) => name).join(', ')}.`);
  if (had < challenges.length && ladderProgress.mostByOneLaw === challenges.length)
    say('The star: one law that reaches all eight.');
}

/** Returns the index of the first challenge that was never reached, or of the last challenge if all were. */
function nextPlace(results: Results): number {
  const next = challenges.findIndex((_, n) => !results[n].reached && !ladderProgress.has(n));
  return next < 0 ? challenges.length - 1 : next;
}

/** The ladder of the law that is being written. */
export interface Ladder {
  /** Results by challenge; null before they are known, and without a law. */
  readonly results: Results | null;
  /** Whether the results are those of the law before, until this one is judged. */
  readonly isJudging: boolean;
  /** Whether this browser can judge no laws. */
  readonly isBroken: boolean;
  /** Whether the text is a copy of another one's law. It reaches nothing for the person. */
  readonly isBorrowed: boolean;
  /** Index of the chosen challenge. */
  readonly place: number;
  choose(index: number): void;
}

/**
 * Returns the ladder of a law. In scenes that play a challenge, that one is chosen, and another choice changes the scene.
 * @param law null for none
 */
export function useLadder(law: ControllerSpec | null): Ladder {
  const app = useApp();
  const judge = useContext(JudgeContext)!;
  const key = JSON.stringify(law);
  const [, render] = useState(0);
  /** The challenge chosen in a scene that plays none. It stays when it is reached. */
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
      if (drafts.has(law.source)) tell(results, app.say);
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
    isBorrowed: law !== null && law.source !== firstLines && !drafts.has(law.source),
    place: onIt ?? chosen.current ?? 0,
    choose(index) {
      chosen.current = index;
      if (onIt !== null) playOnField(app, index);
      render((count) => count + 1);
    },
  };
}

/** Has the field play a challenge. The body with the text stays in focus. */
function playOnField({ session, view }: App, index: number): void {
  session.startAs((start) => onField(start, index));
  view.redraw();
}

/** Returns the law of the scene's text that can be judged; null without one. */
export function lawOnField(app: App): ControllerSpec | null {
  return bodyWithText(app)?.controller ?? null;
}
