// Playwright: the built page, served on loopback, in the browser that e2e/run.ts found.
import { defineConfig } from '@playwright/test';
import { browserArgs } from './e2e/browser-args';
import { browserHere } from './e2e/find-browser';
import { withoutUndefined } from './src/world/simulation/without-undefined';

const port = process.env.SLEW_PORT ?? '4179';
const address = `http://127.0.0.1:${port}/`;

/**
 * Names of test files that run only with the option `--long`. They take long, and find little that the others do not
 * find.
 */
const long = [
  'axe',
  'camera',
  'controls',
  'dodge-page',
  'drawing',
  'games-anew',
  'lab',
  'labels',
  'pictures',
  'scope',
  'text-size',
  'tune',
  'tune-for-me',
  'world',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Asked for by npm run test:browser -- --long.
  ...(process.env.SLEW_LONG
    ? {}
    : { grepInvert: /@long/, testIgnore: long.map((name) => `${name}.spec.ts`) }),
  // One picture for all systems: what differs between them is left out, see still-page.ts.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Without a graphics card the browser draws on the processor: more pages at once only wait for each other.
  workers: 2,
  // Long enough for a machine that does other work beside, such as the unit tests.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 720 },
    // Without a graphics card a frame takes as long as it has pixels. Only the stored pictures are of them.
    deviceScaleFactor: 0.5,
    screenshot: 'only-on-failure',
    // Every page would fetch all files at its start; one test is about that.
    serviceWorkers: 'block',
    // A press that finds nothing to press says so before the test has used up its time.
    actionTimeout: 60_000,
    launchOptions: withoutUndefined({ executablePath: browserHere(), args: browserArgs }),
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
