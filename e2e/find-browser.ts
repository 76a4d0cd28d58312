// Finds the browser for the tests: the one named, one that is here, Playwright's own, or the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs } from './browser-args';
import { installPlaywrightBrowser, installSystemBrowser } from './install-browser';

/** A browser's program, and how it was come by. */
export interface Browser {
  readonly path: string;
  readonly how: string;
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Usual places of browsers that are not on the PATH. */
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

/** The program of that name or path; undefined when there is none. */
export function program(name: string): string | undefined {
  if (isAbsolute(name)) return existsSync(name) ? name : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Whether it starts. A program can be a stub, or lack its libraries; Windows opens a window instead of answering. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/** The browser of SLEW_BROWSER, a name or a path. Throws when it names none, or something that does not start. */
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

/** A browser that is on this machine; undefined when there is none. */
export function browserHere(): string | undefined {
  return named() ?? inUsualPlaces() ?? playwrightsOwn();
}

/** A page whose text is `true` where WebGL works. */
const webglPage = `data:text/html,<script>document.write(!!document.createElement('canvas').getContext('webgl2'))</script>`;

/** Chromium's headless shell, if it is here and draws. The tests take less time in it. */
function shellHere(): string | undefined {
  const path = program('chromium-headless-shell');
  if (path === undefined) return undefined;
  const { status, stdout } = spawnSync(path, [...browserArgs, '--dump-dom', webglPage], {
    timeout: 30_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  return status === 0 && stdout.includes('>true<') ? path : undefined;
}

/** The browser of the tests, installed if need be. Throws as `findBrowser` does. */
export function findTestBrowser(): Browser {
  const shell = process.env.SLEW_BROWSER ? undefined : shellHere();
  return shell ? { path: shell, how: 'found on this machine' } : findBrowser();
}

/** A browser, installed if need be. Throws, saying what to do, when there is none to be had. */
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
