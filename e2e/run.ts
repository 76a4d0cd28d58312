// Runs the browser tests: finds a browser and a free port, says which, and hands over to Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findBrowser } from './find-browser';
import { freePort } from './free-port';

try {
  const { path, how } = findBrowser();
  console.log(`Browser: ${path} (${how})`);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SLEW_BROWSER: path, SLEW_PORT: String(await freePort()) },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
