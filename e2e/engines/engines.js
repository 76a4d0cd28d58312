// The browser engines beside Chromium: where their programs are, and how to get them.
import { program } from '../find-browser';
export const engines = [
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
export function programOf({ variable, programs, needs }) {
    const named = process.env[variable];
    const path = (named ? [named] : programs).map(program).find((each) => each !== undefined);
    const hasAll = process.platform !== 'linux' || needs.every((name) => program(name) !== undefined);
    return hasAll ? path : undefined;
}
/** What to say of an engine that is not here. */
export function howToGet({ name, variable, packages }) {
    return `${name}: not here, so its tests are skipped. On Debian and Ubuntu: sudo apt-get install --no-install-recommends ${packages}. Elsewhere install it and set ${variable} to its program.`;
}
