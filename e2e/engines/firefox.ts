// Control of Firefox by WebDriver BiDi, https://www.w3.org/TR/webdriver-bidi/: commands and answers over one WebSocket.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, inPage, resultOf } from './driver';
import { start } from './program';

/** Size of the page in Firefox. CSS pixels */
const viewport = { width: 1280, height: 720 };

/** Firefox's answer to a command, with the fields of the protocol. */
type Answer = Record<string, unknown>;

/** A command that waits for Firefox's answer. */
interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

/** A WebSocket connection to Firefox. It sends commands and resolves each with its answer. */
class Line {
  private readonly _socket: WebSocket;
  private readonly _waiting = new Map<number, Waiting>();
  private _last = 0;

  private constructor(socket: WebSocket) {
    this._socket = socket;
    socket.addEventListener('message', ({ data }) => this._hear(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      for (const { reject } of this._waiting.values()) reject(new Error('Firefox has hung up'));
    });
  }

  static open(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Line(socket)));
      socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
    });
  }

  send(method: string, params: object): Promise<Answer> {
    this._last += 1;
    const id = this._last;
    this._socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this._waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this._socket.close();
  }

  private _hear({ id, result, error, message }: Answer): void {
    const asked = this._waiting.get(Number(id));
    this._waiting.delete(Number(id));
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result as Answer);
  }
}

/** Starts Firefox with a new profile. @param path path of Firefox's program */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'slew-firefox-'));
  const program = start(path, '--remote-debugging-port', '0', '--no-remote', '--profile', profile);
  const address = await program.until(
    (heard) => /WebDriver BiDi listening on (ws:\S+)\s/.exec(heard)?.[1] ?? null,
  );
  const line = await Line.open(`${address}/session`);
  const session = await line.send('session.new', { capabilities: {} });
  const { browserName, browserVersion } = session.capabilities as Record<string, string>;
  const { contexts } = await line.send('browsingContext.getTree', {});
  const [{ context }] = contexts as { context: string }[];
  await line.send('browsingContext.setViewport', { context, viewport });
  return {
    version: `${browserName} ${browserVersion}`,
    async open(url) {
      await line.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(run, ...given) {
      const { type, result, exceptionDetails } = await line.send('script.callFunction', {
        functionDeclaration: inPage(run),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      if (type !== 'success') throw new Error((exceptionDetails as { text: string }).text);
      return resultOf((result as { value: unknown }).value);
    },
    async perform(actions) {
      await line.send('input.performActions', { context, actions });
    },
    async close() {
      line.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
