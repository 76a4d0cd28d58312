import { defineConfig } from '@playwright/test';
import { browserArgs } from './e2e/browser-args';
import { browserHere } from './e2e/find-browser';
export default defineConfig({ testDir: 'e2e', testMatch: '*.spec.ts', retries: 0, workers: 1, timeout: 90_000, expect: { timeout: 15_000 }, reporter: 'list', outputDir: '/tmp/build-ui/results',
  use: { baseURL: 'http://127.0.0.1:5270/', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5, serviceWorkers: 'block', actionTimeout: 15_000, screenshot: 'only-on-failure', launchOptions: { executablePath: browserHere(), args: browserArgs } } });
