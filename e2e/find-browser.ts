// Search for a Chromium for the tests: the one that SLEW_BROWSER names, one on this machine, Playwright's, or the
// system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs } from './browser-args';
import { installPlaywrightBrowser, installSystemBrowser } from './install-browser';

/** Path of a browser's program, and in words how it was found. */
export interface Browser {
  readonly path: string;
  readonly how: string;
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Paths at which browsers are usually installed outside of the PATH, by platform. */
const places = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** Returns the path of a program; undefined if it does not exist. @param name name on the PATH, or absolute path */
export function program(name: string): string | undefined {
  if (isAbsolute(name)) return existsSync(name) ? name : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Returns whether a browser starts. Always true on Windows, where this is not tested. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/**
 * Returns the path of the browser that the environment variable SLEW_BROWSER names; undefined if the variable is empty.
 * Throws if there is no such program or it does not start.
 */
function named(): string | undefined {
  const name = process.env.SLEW_BROWSER;
  if (!name) return undefined;
  const path = program(name);
  if (!path) throw new Error(`SLEW_BROWSER is ${name}, and there is no such program.`);
  if (!starts(path)) throw new Error(`SLEW_BROWSER is ${name}, and that is no browser: it does not start.`);
  return path;
}

function inUsualPlaces(): string | undefined {
  const listed = places[process.platform as keyof typeof places] ?? [];
  return [...names, ...listed].map(program).find((path) => path !== undefined && starts(path));
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? path : undefined;
}

/**
 * Returns the path of a browser on this machine; undefined if there is none. Throws if the environment variable
 * SLEW_BROWSER does not name a working browser.
 */
export function browserHere(): string | undefined {
  return named() ?? inUsualPlaces() ?? playwrightsOwn();
}

/** Program of Chromium's headless shell, and the Debian package that contains it. */
export const headlessShell = 'chromium-headless-shell';

/** Address of a page whose text is `true` if WebGL works. */
const webglPage = `data:text/html,<script>document.write(!!document.createElement('canvas').getContext('webgl2'))</script>`;

/**
 * Returns the path of Chromium's headless shell, in which tests take less time; undefined if it is missing or cannot
 * draw with WebGL.
 */
function shellHere(): string | undefined {
  const path = program(headlessShell);
  if (path === undefined) return undefined;
  const { status, stdout } = spawnSync(path, [...browserArgs, '--dump-dom', webglPage], {
    timeout: 30_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  return status === 0 && stdout.includes('>true<') ? path : undefined;
}

/** Returns the browser in which the tests run, and installs one if needed. Throws if the installation fails. */
export function findTestBrowser(): Browser {
  const shell = process.env.SLEW_BROWSER ? undefined : shellHere();
  return shell ? { path: shell, how: 'found on this machine' } : findBrowser();
}

/** Returns a browser, and installs one if needed. Throws an error that says what to do if the installation fails. */
export function findBrowser(): Browser {
  const here = browserHere();
  if (here) return { path: here, how: 'found on this machine' };

  installPlaywrightBrowser();
  const own = playwrightsOwn();
  if (own) return { path: own, how: 'downloaded by Playwright' };

  const manager = installSystemBrowser();
  const system = inUsualPlaces() ?? playwrightsOwn();
  if (system) return { path: system, how: `installed with ${manager}` };

  throw new Error(
    'The browser tests found no browser and could not install one: install Chrome or Chromium, or set SLEW_BROWSER to its program, and run them again.',
  );
}
