// Medals that are flown for on this device. Those of a course that came by a link or a file are its author's word until then; where
// others come out, these count, and the page says so. A day's course has none before, nor has an own course that was just built.
import { scenarioFromStart } from '../../../app/session/loaded';
import type { App } from '../../../app/ui/app';
import { dayOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { keysOf } from '../rules/course-keys';
import { courses } from '../rules/courses';
import { dayCourse } from '../rules/days/days';
import type { ProofRefusal } from '../rules/display';
import { flownIn } from '../rules/game';
import { medalTimes } from '../rules/medals';
import { type Proof, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { bestRunKey, courseSpec, type Medals } from '../spec';
import { authorsMedalsText, otherMedalsText, refusalText, underWayText } from '../text';
import { dayMedals, keepDay } from './day-medals';
import { ownPlaceOf } from './own-place';
import { Proofs } from './proofs';

/** How long a proof may take that nobody asked for. ms; a course of nine gates takes a few seconds. */
const longestMs = 60_000;

type Page = Pick<App, 'session' | 'notify'>;

/** A course from elsewhere, one that a person built and keeps here, or that of a date. */
type Kind = 'foreign' | 'own' | 'day';

/** Medals that were flown for, or the gate at which there are none. */
type Found = Pick<Proof, 'medals'> | ProofRefusal;

interface CourseOnPage {
  /** What its flights depend on. */
  readonly key: string;
  /** Null for a course of no date. */
  readonly date: number | null;
  /** The medals that count; null for none. */
  readonly medals: Medals | null;
}

export class CourseMedals {
  readonly #page: Page;
  readonly #changed: () => void;
  readonly #proofs: Proofs;
  /** Results by the course that was flown; null for a failed worker. */
  readonly #found = new Map<string, Found | null>();
  /** The course on the page; null if nothing is to be flown for. */
  #course: CourseOnPage | null = null;
  #seen: Scenario | null = null;
  #asked: string | null = null;
  /** Whether the medals on the page are their author's word. */
  areAuthors = false;
  /** Sentence in place of medals that are still being flown for; empty for a course that has some, or gets none. */
  missing = '';

  /** @param changed is called when other medals count */
  constructor(page: Page, changed: () => void, proofs = new Proofs(undefined, longestMs)) {
    this.#page = page;
    this.#changed = changed;
    this.#proofs = proofs;
  }

  /** Looks at the page, and has its course flown for its medals if it needs that. Called again and again. */
  look(): void {
    const { session } = this.#page;
    const { scenario } = session;
    const kind = this.#kindOf(scenario);
    const seen = kind && scenario;
    if (seen !== this.#seen) {
      this.#seen = seen;
      this.#meet(kind, scenario);
    }
    const rules = parOf(session.simulation);
    // Undo leads back to attempts that began before.
    if (rules && this.#course && rules.spec.medals !== this.#course.medals)
      rules.setMedals(this.#course.medals);
  }

  /** The kind of the course on the page; null for one that needs nothing. Build flies for what it edits. */
  #kindOf({ par }: Scenario): Kind | null {
    const { session } = this.#page;
    const own = ownPlaceOf(session);
    if (session.origin === 'outside' || own?.scene.isMine === false) return 'foreign';
    if (session.building) return null;
    if (own) return 'own';
    return par && dayOf(Number(par.course)) !== null ? 'day' : null;
  }

  #meet(kind: Kind | null, scenario: Scenario): void {
    const spec = kind && scenario.par && courseSpec(scenario.par);
    const date = spec ? dateOf(scenario) : null;
    // The medals of a date follow from its course alone.
    const flown = date === null ? scenarioFromStart(scenario) : scenarioOf(dayCourse(date)!);
    const key = spec ? flownIn(flown) : null;
    this.areAuthors = false;
    this.missing = '';
    this.#course = null;
    if (key !== this.#asked) {
      this.#proofs.stop();
      this.#asked = null;
    }
    if (!spec || key === null) return;
    this.#course = { key, date, medals: spec.medals };
    if (spec.medals === null && (kind === 'own' || date !== null)) this.missing = underWayText(null);
    const isWord = kind === 'foreign' && spec.medals !== null && !isOfPage(scenario);
    if (isWord || this.missing) this.#prove(flown, this.#course);
  }

  #prove(flown: Scenario, { key, date }: CourseOnPage): void {
    const medals = date === null ? null : dayMedals(date);
    const found = this.#found.get(key) ?? (medals && { medals });
    if (found) {
      this.#take(found);
      return;
    }
    this.areAuthors = this.missing === '';
    // A scene under way has no start to fly it from.
    if (!this.#found.has(key) && !flown.moment && this.#asked === null) this.#ask(flown, key);
  }

  #ask(flown: Scenario, key: string): void {
    this.#asked = key;
    const { date = null } = this.#course ?? {};
    const told = (found: Proof | ProofRefusal | null) => {
      this.#asked = null;
      this.#found.set(key, found);
      if (date !== null && found && 'medals' in found) keepDay(date, found);
      if (found) this.#take(found);
      else if (this.areAuthors) this.#page.notify(authorsMedalsText, 'info');
    };
    this.#proofs.ask(flown, {
      progress: (progress) => {
        if (this.missing) this.missing = underWayText(progress);
      },
      found: told,
      failed: (message) => {
        if (this.missing) this.missing = message;
        told(null);
      },
    });
  }

  /** Has a result count for the course on the page. */
  #take(found: Found): void {
    const isBare = !this.areAuthors && this.missing !== '';
    this.areAuthors = false;
    this.missing = isBare && 'why' in found ? refusalText(found) : '';
    const medals = 'why' in found ? null : found.medals;
    const { session, notify } = this.#page;
    const course = this.#course!;
    if (!isSame(course.medals, medals)) {
      const { par } = withMedals(session.scenario, medals);
      this.#course = { ...course, medals };
      this.#keep(medals);
      if (session.building) session.complete((start) => withMedals(start, medals));
      else session.correct({ par });
      this.#seen = session.scenario;
      if (!isBare) notify(otherMedalsText(found), 'info');
      this.look();
    }
    this.#changed();
  }

  /** Exchanges the medals where the course is kept. What is built is saved by itself. */
  #keep(medals: Medals | null): void {
    const { session } = this.#page;
    const own = ownPlaceOf(session);
    if (!own || session.building) return;
    const { scenes, scene } = own;
    void scenes.put({ ...scene, scenario: withMedals(scene.scenario, medals) });
  }
}

/** Whether a course is one of the nine, with its medals. */
export function isOfPage(scenario: Scenario): boolean {
  const { id, medals } = courseSpec(scenario.par!);
  const course = courses.find((each) => each.id === id);
  return (
    course !== undefined && keysOf(course).includes(bestRunKey(scenario)) && isSame(course.medals, medals)
  );
}

/** The date whose course a scenario is; null for any other course. */
function dateOf(scenario: Scenario): number | null {
  const date = Number(scenario.par?.course);
  const course = dayCourse(date);
  return course && keysOf(course).includes(bestRunKey(scenario)) ? date : null;
}

/** Whether two medals take the same times, to the hundredth that is shown. */
function isSame(a: Medals | null, b: Medals | null): boolean {
  const words = (medals: Medals | null) =>
    medalTimes(medals).map(({ name, time }) => [name, time.toFixed(2)]);
  return String(words(a)) === String(words(b));
}
