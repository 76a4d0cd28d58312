// npm run soak: every scene for an hour of simulated time, one line each; --seconds S and names of scenes limit it.
import { parseArgs } from 'node:util';
import { noSuchName, refuseCall } from './help';
import { lineOf, soak, soaked } from './soak-main';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3600' },
    seed: { type: 'string' },
    build: { type: 'boolean' },
    touch: { type: 'boolean' },
  },
});
const ofPage = (['seed', 'build', 'touch'] as const).find((name) => values[name] !== undefined);
if (ofPage) refuseCall('soak', `--${ofPage}: is for soak -- browser`);
const seconds = Number(values.seconds);
if (!(seconds > 0)) refuseCall('soak', `--seconds: must be a number above 0, got ${values.seconds}`);
const unknown = positionals.find((id) => !soaked.includes(id));
if (unknown) refuseCall('soak', noSuchName(unknown, 'scene', [...soaked, 'browser']));

console.log(
  'scene, simulated time, farthest body, largest angle, most bodies, heap after a tenth, and its growth since:',
);
let failed = 0;
for (const id of positionals.length > 0 ? positionals : soaked) {
  const result = soak(id, seconds);
  failed += result.faults.length;
  console.log(lineOf(result));
}
console.log(failed === 0 ? 'all held' : `${failed} did not hold`);
process.exitCode = failed === 0 ? 0 : 1;
