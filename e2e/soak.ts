// npm run soak: every scene for an hour of simulated time; npm run soak -- browser: the page under random input.
import { checkCall } from '../src/tools/cli/help';

checkCall('soak');

const inBrowser = process.argv[2] === 'browser';

export const soaked = inBrowser ? import('./soak-page') : import('../src/tools/cli/soak');
