// A stand-in for a web worker, which answers when a test tells it to.
import type { WorkMessage } from './work';

export class TestWorker<Question, Answer, Progress = never> {
  readonly asked: Question[] = [];
  isEnded = false;
  onmessage: ((event: { data: WorkMessage<Answer, Progress> }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;

  get asWorker(): Worker {
    return this as unknown as Worker;
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Sends a message from the worker to the page. */
  post(data: WorkMessage<Answer, Progress>): void {
    this.onmessage!({ data });
  }

  /** Simulates a worker whose code could not be loaded: calls its error handler. */
  fail(): void {
    this.onerror!({ preventDefault() {} });
  }
}
