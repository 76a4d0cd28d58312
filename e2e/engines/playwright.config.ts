// Configuration of Playwright for the tests in other engines: Playwright serves the built page, and each engine has a
// separate worker.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { engines, programOf } from './engines';
import type { EngineOption } from './page';

const port = process.env.SLEW_PORT ?? '4180';
const address = `http://127.0.0.1:${port}/`;

export default defineConfig<object, EngineOption>({
  testDir: '.',
  testMatch: '*.engine.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: address },
  projects: engines
    .filter((engine) => programOf(engine) !== undefined)
    .map(({ id, name }) => ({ name, use: { engine: id } })),
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
