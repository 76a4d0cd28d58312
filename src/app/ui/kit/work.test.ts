// Tests of questions to a web worker: one after the other, with progress, cancelling and errors.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInWorker, Work, type WorkMessage } from './work';
import { TestWorker } from './work.fixture';

let workers: TestWorker<string, string, number>[] = [];
let heard: unknown[] = [];
const listener = {
  progress: (progress: number) => void heard.push(progress),
  answer: (answer: string) => void heard.push(answer),
  failed: (sentence: string) => void heard.push(sentence),
};
const workWith = () =>
  new Work<string, string, number>('The sum', () => {
    const worker = new TestWorker<string, string, number>();
    workers.push(worker);
    return worker.asWorker;
  });

beforeEach(() => {
  workers = [];
  heard = [];
});
afterEach(() => void vi.unstubAllGlobals());

describe('work', () => {
  it('is one question after the other, by one worker that starts with the first', () => {
    const work = workWith();
    expect(workers).toEqual([]);
    work.ask('a', listener);
    work.ask('b', listener);
    expect(workers[0].asked).toEqual(['a']);
    workers[0].post({ progress: 0.5 });
    workers[0].post({ answer: 'A' });
    expect(workers[0].asked).toEqual(['a', 'b']);
    workers[0].post({ answer: 'B' });
    expect([heard, workers.length]).toEqual([[0.5, 'A', 'B'], 1]);
  });

  it('that is cancelled ends its worker, and the next question has a new one', () => {
    const work = workWith();
    const cancel = work.ask('a', listener);
    work.ask('b', listener);
    cancel();
    expect([workers[0].isEnded, workers[1].asked]).toEqual([true, ['b']]);
    workers[1].post({ answer: 'B' });
    cancel();
    expect([heard, workers[1].isEnded]).toEqual([['B'], false]);
  });

  it('that waits is cancelled without harm to the work before it', () => {
    const work = workWith();
    work.ask('a', listener);
    work.ask('b', listener)();
    work.ask('c', listener);
    work.clear();
    workers[0].post({ answer: 'A' });
    expect([heard, workers[0].asked, workers[0].isEnded]).toEqual([['A'], ['a'], false]);
  });

  it('ends as a whole', () => {
    const work = workWith();
    work.ask('a', listener);
    work.ask('b', listener);
    work.end();
    expect([workers[0].isEnded, workers[0].onmessage, workers.length]).toEqual([true, null, 1]);
  });

  it('fails with a sentence, and the next question has a new worker', () => {
    const work = workWith();
    work.ask('a', listener);
    work.ask('b', listener);
    workers[0].post({ error: 'no such sum' });
    workers[1].fail();
    expect(heard).toEqual(['The sum stopped: no such sum.', 'The sum could not be loaded, or broke off.']);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  it('fails if the browser starts no worker', async () => {
    const work = new Work<string, string>('The sum', () => {
      throw new Error('no workers here');
    });
    await expect(work.answerTo('a')).rejects.toThrow('The sum needs a worker, and this browser starts none.');
  });

  it('is a promise without progress', async () => {
    const work = workWith();
    const answer = work.answerTo('a');
    workers[0].post({ answer: 'A' });
    expect(await answer).toBe('A');
  });
});

it('a worker posts its progress and its answer, or its error', () => {
  const posted: WorkMessage<number, string>[] = [];
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('postMessage', (message: WorkMessage<number, string>) => posted.push(message));
  answerInWorker<number, number, string>((question, report) => {
    if (question < 0) throw new RangeError('below zero');
    report('begun');
    return 2 * question;
  });
  for (const data of [4, -1]) target.dispatchEvent(new MessageEvent('message', { data }));
  expect(posted).toEqual([{ progress: 'begun' }, { answer: 8 }, { error: 'below zero' }]);
});
