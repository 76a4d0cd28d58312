// Command npm run soak: simulates every scene for an hour. With -- browser it uses the page with random input.
import { checkCall } from '../src/tools/cli/help';

checkCall('soak');

const inBrowser = process.argv[2] === 'browser';

export const soaked = inBrowser ? import('./soak-page') : import('../src/tools/cli/soak');
