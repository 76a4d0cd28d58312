// Command that tests the built page in the engines besides Chromium that this machine has. On Linux they draw on a
// separate display.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { answerHelp } from '../../src/tools/cli/help';
import { freePort } from '../free-port';
import { engines, howToGet, programOf } from './engines';

answerHelp('test:engines');

/** Command that gives a program a display in memory. */
const display = ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24'];

const here = engines.filter((engine) => programOf(engine) !== undefined);
for (const engine of engines) {
  console.log(here.includes(engine) ? `${engine.name}: ${programOf(engine)}` : howToGet(engine));
}

if (here.length > 0) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
  const [command, ...args] = [
    ...(process.platform === 'linux' ? display : []),
    process.execPath,
    cli,
    'test',
    '-c',
    config,
    ...process.argv.slice(2),
  ];
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Node 20 needs this flag for WebSocket. Later versions accept the flag.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket --disable-warning=ExperimentalWarning`,
      // Numbers and languages of the page as in the other browsers' tests.
      LANG: 'en_US.UTF-8',
      SLEW_PORT: String(await freePort()),
    },
  });
  process.exitCode = status ?? 1;
}
