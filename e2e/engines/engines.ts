// The browser engines beside Chromium: where their programs are, and how to get them.
import { program } from '../find-browser';

/** An engine and what it needs. */
export interface Engine {
  readonly id: 'firefox' | 'webkit';
  readonly name: string;
  /** Variable of the environment that names its program. */
  readonly variable: string;
  /** Its program where nothing is named: the first one that is there. */
  readonly programs: readonly string[];
  /** Other programs that it needs on Linux. */
  readonly needs: readonly string[];
  /** Packages of Debian and Ubuntu that bring all of them. WebGL needs a display, and Mesa to draw on it. */
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

/** The program of an engine with all that it needs; undefined where something is missing. */
export function programOf({ variable, programs, needs }: Engine): string | undefined {
  const named = process.env[variable];
  const path = (named ? [named] : programs).map(program).find((each) => each !== undefined);
  const hasAll = process.platform !== 'linux' || needs.every((name) => program(name) !== undefined);
  return hasAll ? path : undefined;
}

/** Returns how to install an engine that is missing. */
export function howToGet({ name, variable, packages }: Engine): string {
  return `${name}: not here, so its tests are skipped. On Debian and Ubuntu: sudo apt-get install --no-install-recommends ${packages}. Elsewhere install it and set ${variable} to its program.`;
}
