// Medals of a course that came by a link or a file: they are its author's word until the laws have flown for them on this
// device. Then what came out counts, and where that differs the person is told. A course of one's own that is played before
// it has medals is flown for here, too.
import { scenarioFromStart } from '../../../app/session/loaded';
import type { App } from '../../../app/ui/app';
import type { Scenario } from '../../../world/simulation/scenario';
import { keysOf } from '../rules/course-keys';
import { courseCalled, dayCourse, hasCourse, loadDays } from '../rules/days/days';
import type { ProofRefusal } from '../rules/display';
import { flownIn } from '../rules/game';
import { medalTimes } from '../rules/medals';
import { type Proof, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { bestRunKey, courseSpec, type Medals } from '../spec';
import { authorsMedalsText, otherMedalsText, refusalText, underWayText } from '../text';
import { ownPlaceOf } from './own-place';
import { Proofs } from './proofs';

/** How long a proof may take that nobody asked for. ms; a course of nine gates takes a few seconds. */
const longestMs = 60_000;

type Page = Pick<App, 'session' | 'notify'>;

export class ForeignMedals {
  readonly #page: Page;
  readonly #changed: () => void;
  readonly #proofs: Proofs;
  /** What came out, by what was flown; null where it could not be. */
  readonly #found = new Map<string, Proof | ProofRefusal | null>();
  /** The course on the page: what its flights depend on, and the medals that count; null where they are no author's. */
  #course: { readonly flown: string; readonly medals: Medals | null } | null = null;
  #seen: Scenario | null = null;
  #asked: string | null = null;
  /** Whether the medals on the page are their author's word. */
  areAuthors = false;
  /** What is said in place of medals that a course of one's own does not have yet; empty where it has them, and for others. */
  missing = '';

  /** @param changed is called when other medals count */
  constructor(page: Page, changed: () => void, proofs = new Proofs(undefined, longestMs)) {
    this.#page = page;
    this.#changed = changed;
    this.#proofs = proofs;
  }

  /** Told of the page again and again: has a course that came from elsewhere flown for its medals. */
  look(): void {
    const { session } = this.#page;
    const { scenario } = session;
    const own = ownPlaceOf(session);
    const isForeign = session.origin === 'outside' || own?.scene.isMine === false;
    // What is built is flown for there.
    const isMine = own?.scene.isMine === true && !session.building;
    const seen = isForeign || isMine ? scenario : null;
    if (seen !== this.#seen) {
      this.#seen = seen;
      this.#meet(seen, isMine);
    }
    const rules = parOf(session.simulation);
    // Undo leads back to attempts that began before.
    if (rules && this.#course && rules.spec.medals !== this.#course.medals)
      rules.setMedals(this.#course.medals);
  }

  /** @param isMine whether who plays it built it: its medals, where it has some, were flown for here */
  #meet(scenario: Scenario | null, isMine: boolean): void {
    const spec = scenario?.par && courseSpec(scenario.par);
    const flown = scenario && spec ? flownIn(scenarioFromStart(scenario)) : null;
    this.areAuthors = false;
    this.missing = '';
    this.#course = null;
    if (flown !== this.#asked) {
      this.#proofs.stop();
      this.#asked = null;
    }
    if (!scenario || !spec || flown === null) return;
    this.#course = { flown, medals: spec.medals };
    if (isMine && spec.medals === null) this.missing = underWayText(null);
    const isWord = !isMine && spec.medals !== null && !isOfPage(scenario);
    if (isWord || this.missing) this.#prove(scenario, flown);
  }

  #prove(scenario: Scenario, flown: string): void {
    const found = this.#found.get(flown);
    if (found) {
      this.#take(found);
      return;
    }
    this.areAuthors = this.missing === '';
    // A day's course is known once the days are there. What is under way has no start to fly it from.
    const again = () => this.#forget();
    if (isOfDay(scenario)) loadDays().then(again, () => {});
    else if (found === undefined && !scenario.moment && this.#asked === null) this.#ask(scenario, flown);
  }

  /** Has the course on the page met anew. */
  #forget(): void {
    this.#seen = null;
    this.look();
  }

  #ask(scenario: Scenario, flown: string): void {
    this.#asked = flown;
    const told = (found: Proof | ProofRefusal | null) => {
      this.#asked = null;
      this.#found.set(flown, found);
      if (found) this.#take(found);
      else if (this.areAuthors) this.#page.notify(authorsMedalsText, 'info');
    };
    this.#proofs.ask(scenarioFromStart(scenario), {
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

  /** What was found counts for the course on the page. */
  #take(found: Proof | ProofRefusal): void {
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

/** Whether a course is one that the page has itself, with its medals: one of the nine or, once the days are there, of a day. */
export function isOfPage(scenario: Scenario): boolean {
  const { id, medals } = courseSpec(scenario.par!);
  const course = id === null ? null : courseCalled(id);
  return course !== null && keysOf(course).includes(bestRunKey(scenario)) && isSame(course.medals, medals);
}

/** Whether it may be a day's, which are not there yet. */
function isOfDay({ par }: Scenario): boolean {
  const date = Number(courseSpec(par!).id);
  return hasCourse(date) && dayCourse(date) === null;
}

/** Whether two medals take the same times, to the hundredth that is shown. */
function isSame(a: Medals | null, b: Medals | null): boolean {
  const words = (medals: Medals | null) =>
    medalTimes(medals).map(({ name, time }) => [name, time.toFixed(2)]);
  return String(words(a)) === String(words(b));
}
