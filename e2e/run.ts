// Command that runs the browser tests: it finds a browser and a free port, prints the browser's path, and starts
// Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { answerHelp } from '../src/tools/cli/help';
import { findTestBrowser } from './find-browser';
import { freePort } from './free-port';

answerHelp('test:browser');

/** Splits the command line into whether the long tests are wanted, and the arguments for Playwright. */
function asked(words: readonly string[]): { long: boolean; others: string[] } {
  return { long: words.includes('--long'), others: words.filter((word) => word !== '--long') };
}

try {
  const { path, how } = findTestBrowser();
  console.log(`Browser: ${path} (${how})`);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Tests that take long and add little to the others run on request.
  const { long, others } = asked(process.argv.slice(2));
  const { status } = spawnSync(process.execPath, [cli, 'test', ...others], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(long && { SLEW_LONG: '1' }),
      SLEW_BROWSER: path,
      SLEW_PORT: String(await freePort()),
    },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
