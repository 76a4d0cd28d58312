// Mutated files and links, through reading, running, saving and reading again: what is taken holds, the rest is refused.
import { isDeepStrictEqual } from 'node:util';
import { parseScenario, ScenarioError } from '../files/read-scenario';
import { allScenarios, games } from '../games/rules';
import { Session } from '../session/session';
import type { Scenario } from '../simulation/scenario';
import { addressOf, scenarioOfAddress } from '../ui/sharing/address';
import { Dice, garbled, mutated } from './mutate';

/** Steps that a scenario runs for, and the most times its bodies. */
const steps = { each: 300, ofBodies: 60_000 };

/** What became of one. */
type Fate = 'refused' | 'ran' | { readonly fault: string; readonly file: string };

const known = { scenarios: allScenarios, games };

/** A scenario as a file or a link gives it, mutated. Throws what its reader throws. */
async function read(dice: Dice): Promise<{ scenario: Scenario; file: string }> {
  const value = mutated(dice.of(allScenarios).scenario, dice);
  const text = JSON.stringify(value);
  const way = dice.below(10);
  if (way === 0) {
    const broken = garbled(text, dice);
    return { scenario: parseScenario(broken, games), file: broken };
  }
  const scenario = parseScenario(text, games);
  if (way > 3) return { scenario, file: text };
  const hash = await addressOf(scenario);
  const link = way === 1 ? `#s${garbled(hash.slice(2), dice)}` : hash;
  return { scenario: (await scenarioOfAddress(link, known)).scenario, file: text };
}

/** Reads one, runs it, saves it, and reads that: as a file and, now and then, as a link. */
async function fuzzOnce(seed: number): Promise<Fate> {
  const dice = new Dice(seed);
  let found: { scenario: Scenario; file: string };
  try {
    found = await read(dice);
  } catch (error) {
    if (error instanceof ScenarioError && /^\P{C}{5,400}$/u.test(error.message)) return 'refused';
    return { fault: `reading: ${error instanceof Error ? error.stack : error}`, file: `seed ${seed}` };
  }
  try {
    await live(found.scenario);
    return 'ran';
  } catch (error) {
    return { fault: error instanceof Error ? String(error.stack) : String(error), file: found.file };
  }
}

/** Runs a scenario that was taken, and brings it back out of a file and a link. Throws when something does not hold. */
async function live(scenario: Scenario): Promise<void> {
  const session = new Session(scenario, scenario.name, games);
  session.step(Math.min(steps.each, Math.ceil(steps.ofBodies / session.entities.length)));
  const saved = JSON.stringify(session.toScenario());
  const again = parseScenario(saved, games);
  if (!isDeepStrictEqual(again, JSON.parse(saved)))
    throw new Error('a saved file says something else when it is read');
  const { scenario: linked } = await scenarioOfAddress(await addressOf(again), known);
  new Session(linked, linked.name, games).step();
}

/** What became of many, from a seed on. @param tell is called with each fault */
export async function fuzz(
  count: number,
  seed: number,
  tell: (fault: string) => void,
): Promise<{ refused: number; ran: number; faults: number }> {
  const counts = { refused: 0, ran: 0, faults: 0 };
  for (let n = 0; n < count; n++) {
    const fate = await fuzzOnce(seed + n);
    if (typeof fate === 'string') counts[fate] += 1;
    else {
      counts.faults += 1;
      tell(`seed ${seed + n}: ${fate.fault}\n  ${fate.file.slice(0, 2000)}`);
    }
  }
  return counts;
}
