// Questions to a web worker and its answers: the messages between page and worker, for both sides.

/** A message from a worker: its progress, its answer, or the error that ended its work. */
export type WorkMessage<Answer, Progress = never> =
  | { readonly progress: Progress }
  | { readonly answer: Answer }
  | { readonly error: string };

/** Callbacks for one question to a worker. */
export interface WorkListener<Answer, Progress = never> {
  answer(answer: Answer): void;
  progress?(progress: Progress): void;
  /** Receives a sentence with the reason if the work fails. */
  failed?(sentence: string): void;
}

interface Task<Question, Answer, Progress> {
  readonly question: Question;
  readonly listener: WorkListener<Answer, Progress>;
}

/** A web worker that answers questions one after the other. */
export class Work<Question, Answer, Progress = never> {
  readonly #label: string;
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #current: Task<Question, Answer, Progress> | null = null;
  #waiting: readonly Task<Question, Answer, Progress>[] = [];

  /**
   * Prepares a web worker without starting it.
   * @param label subject of sentences about errors, such as "The search"
   * @param start function that creates the worker
   */
  constructor(label: string, start: () => Worker) {
    this.#label = label;
    this.#start = start;
  }

  /** Adds a question to the worker's queue. Returns a function that cancels the question. */
  ask(question: Question, listener: WorkListener<Answer, Progress>): () => void {
    const task = { question, listener };
    this.#waiting = [...this.#waiting, task];
    this.#next();
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== task);
      if (this.#current !== task) return;
      this.#endWorker();
      this.#next();
    };
  }

  /**
   * Adds a question to the worker's queue. Resolves to the worker's answer. Rejects with an error whose message is a
   * sentence.
   */
  answerTo(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.ask(question, { answer: resolve, failed: (sentence) => reject(new Error(sentence)) });
    });
  }

  /** Cancels all questions to the worker that are still waiting in the queue. */
  clear(): void {
    this.#waiting = [];
  }

  /** Cancels all questions to the worker and stops the worker. */
  end(): void {
    this.clear();
    this.#endWorker();
  }

  #next(): void {
    const [task, ...others] = this.#waiting;
    if (this.#current || !task) return;
    this.#waiting = others;
    this.#current = task;
    this.#worker ??= this.#startWorker();
    if (this.#worker) this.#worker.postMessage(task.question);
    else this.#fail(`${this.#label} needs a worker, and this browser starts none.`);
  }

  #startWorker(): Worker | null {
    try {
      const worker = this.#start();
      worker.onmessage = ({ data }: MessageEvent<WorkMessage<Answer, Progress>>) => this.#take(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(`${this.#label} could not be loaded, or broke off.`);
      };
      return worker;
    } catch {
      return null;
    }
  }

  #take(message: WorkMessage<Answer, Progress>): void {
    const task = this.#current;
    if ('progress' in message) {
      task?.listener.progress?.(message.progress);
    } else if ('error' in message) {
      this.#fail(`${this.#label} stopped: ${message.error}.`);
    } else {
      this.#current = null;
      task?.listener.answer(message.answer);
      this.#next();
    }
  }

  #fail(sentence: string): void {
    const task = this.#current;
    this.#endWorker();
    task?.listener.failed?.(sentence);
    this.#next();
  }

  #endWorker(): void {
    this.#current = null;
    if (!this.#worker) return;
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
    this.#worker = null;
  }
}

/**
 * Answers the page's questions inside a web worker. Call it once in the worker's script.
 * @param answerTo computes the answer to one question; it may report progress
 */
export function answerInWorker<Question, Answer, Progress = never>(
  answerTo: (question: Question, report: (progress: Progress) => void) => Answer,
): void {
  const post = (message: WorkMessage<Answer, Progress>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    try {
      post({ answer: answerTo(data, (progress) => post({ progress })) });
    } catch (error) {
      post({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
