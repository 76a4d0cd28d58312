// The browser engines besides Chromium: paths of their programs, and instructions to install them.
import { program } from '../find-browser';

/** A browser engine, with what its tests need. */
export interface Engine {
  readonly id: 'firefox' | 'webkit';
  readonly name: string;
  /** Name of the environment variable that contains the path of the engine's program. */
  readonly variable: string;
  /** Names and paths to try for the engine's program. The first that exists is taken. */
  readonly programs: readonly string[];
  /** Names of other programs that the engine's tests need on Linux. */
  readonly needs: readonly string[];
  /** Debian and Ubuntu packages that install all needed programs. */
  readonly packages: string;
}

export const engines: readonly Engine[] = [
  {
    id: 'firefox',
    name: 'Firefox',
    variable: 'SLEW_FIREFOX',
    programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    needs: ['xvfb-run'],
    packages: 'firefox-esr xvfb xauth libegl1 libgl1-mesa-dri',
  },
  {
    id: 'webkit',
    name: 'WebKit',
    variable: 'SLEW_WEBKIT',
    programs: ['WebKitWebDriver'],
    needs: ['xvfb-run', 'dbus-run-session'],
    packages: 'webkit2gtk-driver dbus xvfb xauth libegl1 libgl1-mesa-dri',
  },
];

/** Returns the path of an engine's program; undefined if the engine or a program that it needs is missing. */
export function programOf({ variable, programs, needs }: Engine): string | undefined {
  const named = process.env[variable];
  const path = (named ? [named] : programs).map(program).find((each) => each !== undefined);
  const hasAll = process.platform !== 'linux' || needs.every((name) => program(name) !== undefined);
  return hasAll ? path : undefined;
}

/** Returns a sentence that says how to install a missing engine. */
export function howToGet({ name, variable, packages }: Engine): string {
  return `${name}: not here, so its tests are skipped. On Debian and Ubuntu: sudo apt-get install --no-install-recommends ${packages}. Elsewhere install it and set ${variable} to its program.`;
}
