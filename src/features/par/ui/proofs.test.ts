// Tests of proofs of a course while it is edited: each edit starts a new proof after a pause, and only the last result
// is reported.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestWorker } from '../../../app/ui/kit/work.fixture';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { hairpin } from '../rules/courses';
import type { ProofRefusal } from '../rules/display';
import type { ProofProgress } from '../rules/own-course';
import { slalom } from '../rules/slalom';
import { type ProofResult, Proofs, provenOnce } from './proofs';

let workers: TestWorker<Scenario, ProofResult, ProofProgress>[] = [];
let heard: unknown[] = [];
const listener = {
  progress: (progress: ProofProgress) => heard.push(progress.flown),
  found: (found: unknown) => heard.push(found),
  failed: (message: string) => heard.push(message),
};
const newWorker = () => {
  const worker = new TestWorker<Scenario, ProofResult, ProofProgress>();
  workers.push(worker);
  return worker.asWorker;
};
const [one, other] = [scenarioOf(slalom), scenarioOf(hairpin)];
const missed: ProofRefusal = { gate: 3, why: 'missed' };

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a proof', () => {
  it('begins after 0.7 s of rest, with the last scene that was asked for', () => {
    const proofs = new Proofs(newWorker);
    proofs.ask(one, listener);
    vi.advanceTimersByTime(699);
    proofs.ask(other, listener);
    vi.advanceTimersByTime(699);
    expect(workers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ asked }) => asked)).toEqual([[other]]);
  });

  it('reports progress and result, and ends its worker', () => {
    new Proofs(newWorker).ask(one, listener);
    vi.advanceTimersByTime(700);
    const [worker] = workers;
    worker.post({ progress: { flown: 13, of: 300, flights: {} } });
    worker.post({ answer: missed });
    expect(heard).toEqual([13, missed]);
    expect(worker.isEnded).toBe(true);
  });

  it('is ended by the next search, and by stop', () => {
    const proofs = new Proofs(newWorker);
    proofs.ask(one, listener);
    vi.advanceTimersByTime(700);
    proofs.ask(other, listener);
    expect([workers[0].isEnded, workers[0].onmessage]).toEqual([true, null]);
    proofs.stop();
    vi.advanceTimersByTime(5000);
    expect(workers).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it('reports a failure', () => {
    const sentence = 'The laws could not fly this course, so it has no medals.';
    const none = () => {
      throw new Error('no workers here');
    };
    new Proofs(none).ask(one, listener);
    vi.advanceTimersByTime(700);
    expect(heard).toEqual([sentence]);
    new Proofs(newWorker).ask(one, listener);
    vi.advanceTimersByTime(700);
    workers[0].fail();
    expect(heard).toEqual([sentence, sentence]);
  });
});

it('a search that takes too long is ended, and a finished one does not report again', () => {
  new Proofs(newWorker, 1000).ask(one, listener);
  vi.advanceTimersByTime(1699);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([heard.length, workers[0].isEnded]).toEqual([1, true]);
  new Proofs(newWorker, 1000).ask(one, listener);
  vi.advanceTimersByTime(700);
  workers[1].post({ answer: missed });
  vi.advanceTimersByTime(5000);
  expect(heard.slice(1)).toEqual([missed]);
});

describe('a course that is proven once', () => {
  it('returns the result of the worker', async () => {
    const proven = provenOnce(one, new Proofs(newWorker));
    vi.advanceTimersByTime(700);
    workers[0].post({ answer: missed });
    expect(await proven).toEqual(missed);
  });

  it('is rejected if the worker fails', async () => {
    const proven = provenOnce(one, new Proofs(newWorker));
    vi.advanceTimersByTime(700);
    workers[0].fail();
    await expect(proven).rejects.toThrow('could not fly this course');
  });
});
