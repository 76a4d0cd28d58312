// Computes medals on this device. Medals of a course from a link or file are claims of its author until then. If the
// computed medals differ from them, the computed ones count, and the page says so.
// Daily courses and new courses of the player have no medals before the computation.
import { scenarioFromStart } from '../../../app/session/session-scene';
import type { App } from '../../../app/ui/app';
import { dayOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { keysOf } from '../rules/course-keys';
import { courses } from '../rules/courses';
import { dayCourse } from '../rules/days/days';
import type { ProofRefusal } from '../rules/display';
import { flightKey } from '../rules/game';
import { medalTimes } from '../rules/medals';
import { type Proof, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { bestRunKey, courseSpec, type Medals } from '../spec';
import { authorsMedalsText, otherMedalsText, refusalText, underWayText } from '../text';
import { dayMedals, keepDay } from './day-medals';
import { keepFlights, knownFlights } from './known-flights';
import { storedSceneOf } from './own-course-store';
import { Proofs } from './proofs';

/** Time limit of the automatic search for a course's medal times. ms */
const longestMs = 60_000;

type Page = Pick<App, 'session' | 'notify'>;

/** Origin of a course: a link or file (`foreign`), the player's saved scenes (`own`), or a date (`day`). */
type Kind = 'foreign' | 'own' | 'day';

type SearchResult = Pick<Proof, 'medals'> | ProofRefusal;

interface CourseOnPage {
  /** Text made of everything on which the flights of a course depend. Courses with equal texts have equal flights. */
  readonly key: string;
  /** Date of a daily course, such as 20261121; null for any other course. */
  readonly date: number | null;
  /** Medals that the page shows for the course; null if it shows none. */
  readonly medals: Medals | null;
}

export class CourseMedals {
  readonly #page: Page;
  readonly #changed: () => void;
  readonly #proofs: Proofs;
  /** Results of medal searches by course key. Null if the worker failed. */
  readonly #found = new Map<string, SearchResult | null>();
  #course: CourseOnPage | null = null;
  #seen: Scenario | null = null;
  #asked: string | null = null;
  /** Whether the medals come from the course's author, unchecked on this device. */
  areAuthors = false;
  /** Message about missing medals: computation running or failed. Otherwise empty. */
  missing = '';

  /**
   * Creates a searcher for the medal times of courses that the player opens.
   * @param changed called when a search has ended
   * @param proofs object that runs the searches
   */
  constructor(page: Page, changed: () => void, proofs = new Proofs(undefined, longestMs)) {
    this.#page = page;
    this.#changed = changed;
    this.#proofs = proofs;
  }

  /** Starts the search for the medal times of the open course, if needed. Called in every frame. */
  update(): void {
    const { session } = this.#page;
    const { scenario } = session;
    const kind = this.#kindOf(scenario);
    const seen = kind && scenario;
    if (seen !== this.#seen) {
      this.#seen = seen;
      this.#meet(kind, scenario);
    }
    const rules = parOf(session.simulation);
    // Undo can return to attempts from before the medals were found.
    if (rules && this.#course && rules.spec.medals !== this.#course.medals)
      rules.setMedals(this.#course.medals);
  }

  #kindOf({ par }: Scenario): Kind | null {
    if (!par) return null;
    const { session } = this.#page;
    const own = storedSceneOf(session);
    if (session.origin === 'outside' || own?.scene.isMine === false) return 'foreign';
    if (session.building) return null;
    if (own) return 'own';
    return dayOf(Number(par.course)) !== null ? 'day' : null;
  }

  #meet(kind: Kind | null, scenario: Scenario): void {
    const spec = kind && scenario.par && courseSpec(scenario.par);
    const date = spec ? dateOf(scenario) : null;
    // The medals of a date depend only on its course, not on the open scene.
    const flown = date === null ? scenarioFromStart(scenario) : scenarioOf(dayCourse(date)!);
    const key = spec ? flightKey(flown) : null;
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
    // Medals of the player's own course count. Only the flights are searched again, for the first run to compare with.
    const lacksFlights = kind === 'own' && spec.medals !== null && !knownFlights(flown);
    if (isWord || this.missing) this.#prove(flown, this.#course);
    else if (lacksFlights) this.#ask(flown, key);
  }

  #prove(flown: Scenario, { key, date }: CourseOnPage): void {
    const medals = date === null ? null : dayMedals(date);
    const found = this.#found.get(key) ?? (medals && { medals });
    if (found) {
      this.#take(found);
      return;
    }
    this.areAuthors = this.missing === '';
    this.#ask(flown, key);
  }

  #ask(flown: Scenario, key: string): void {
    // A scene that was saved in flight cannot be simulated from its start.
    if (this.#found.has(key) || flown.moment || this.#asked !== null) return;
    this.#asked = key;
    const { date = null } = this.#course ?? {};
    const told = (found: Proof | ProofRefusal | null) => {
      this.#asked = null;
      this.#found.set(key, found);
      if (found && 'flights' in found) {
        if (date === null) keepFlights(flown, found);
        else keepDay(date, found);
      }
      if (found && (this.areAuthors || this.missing)) this.#take(found);
      else if (found) this.#changed();
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

  #take(found: SearchResult): void {
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
      else if (par) session.correct({ par });
      this.#seen = session.scenario;
      if (!isBare) notify(otherMedalsText(found), 'info');
      this.update();
    }
    this.#changed();
  }

  #keep(medals: Medals | null): void {
    const { session } = this.#page;
    const own = storedSceneOf(session);
    if (!own || session.building) return;
    const { scenes, scene } = own;
    void scenes.save({ ...scene, scenario: withMedals(scene.scenario, medals) });
  }
}

/** Whether a course is a built-in one with original gates, bodies and medals. */
export function isOfPage(scenario: Scenario): boolean {
  const { id, medals } = courseSpec(scenario.par!);
  const course = courses.find((each) => each.id === id);
  return (
    course !== undefined && keysOf(course).includes(bestRunKey(scenario)) && isSame(course.medals, medals)
  );
}

/** Returns the date of a daily course, such as 20261121; null for any other course. */
function dateOf(scenario: Scenario): number | null {
  const date = Number(scenario.par?.course);
  const course = dayCourse(date);
  return course && keysOf(course).includes(bestRunKey(scenario)) ? date : null;
}

function isSame(a: Medals | null, b: Medals | null): boolean {
  const words = (medals: Medals | null) =>
    medalTimes(medals).map(({ name, time }) => [name, time.toFixed(2)]);
  return String(words(a)) === String(words(b));
}
