// Control of WebKit's MiniBrowser by WebDriver, https://www.w3.org/TR/webdriver2/: each command is an HTTP request.
import { type Driver, inPage, resultOf } from './driver';
import { start } from './program';

/** Longest time for which a function may run in the page (`script`), and for which a page may load. ms */
const timeouts = { script: 120_000, pageLoad: 120_000 };

/** Command that starts a message bus on Linux, which WebKit needs. */
const bus = process.platform === 'linux' ? ['dbus-run-session', '--'] : [];

/**
 * Starts WebKit.
 * @param path path of WebKitWebDriver, which starts the browser
 * @param port free port of this machine
 */
export async function startWebKit(path: string, port: number): Promise<Driver> {
  const program = start(...bus, path, `--port=${port}`);
  const ask = async (method: string, way: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${way}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await program.until(() => ask('GET', '/status').catch(() => null));
  const { sessionId, capabilities } = await ask('POST', '/session', { capabilities: {} });
  const own = `/session/${sessionId}`;
  await ask('POST', `${own}/timeouts`, timeouts);
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await ask('POST', `${own}/url`, { url });
    },
    async evaluate(run, ...given) {
      const script = `return (${inPage(run)})(...arguments)`;
      return resultOf(await ask('POST', `${own}/execute/sync`, { script, args: [JSON.stringify(given)] }));
    },
    async perform(actions) {
      await ask('POST', `${own}/actions`, { actions });
    },
    async close() {
      await ask('DELETE', own);
      await program.end();
    },
  };
}
