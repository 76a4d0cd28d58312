// npm run fuzz: 10,000 mutated files and links, as many of ships in space, as many random laws and five times as many
// texts that are nearly laws; --count N and --from SEED choose others.
import { parseArgs } from 'node:util';
import { allScenarios } from '../../features/scenes';
import { spaceScenes } from '../../features/space/scenario';
import { fuzzLaws } from './fuzz-laws';
import { fuzz } from './fuzz-main';
import { checkCall, refuseCall } from './help';

checkCall('fuzz');

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
});
const [count, from] = [values.count, values.from].map(Number);
if (!Number.isInteger(count) || !Number.isInteger(from))
  refuseCall('fuzz', '--count, --from: must be whole numbers');

const laws = fuzzLaws(count, from, (fault) => console.log(fault));
console.log(
  `${count} laws: ${laws.same} answer as JavaScript does, to the last bit, ${laws.stopped} until they stop; ${laws.refused + laws.ran} texts: ${laws.refused} refused, ${laws.ran} run, ${laws.longestMs.toFixed(1)} ms the longest; ${laws.faults} faults`,
);
let { faults } = laws;
for (const [what, scenes] of [
  ['files and links', allScenarios],
  ['files and links of ships in space', spaceScenes],
] as const) {
  const found = await fuzz(count, from, (fault) => console.log(fault), scenes);
  const { refused, ran } = found;
  console.log(
    `${count} ${what}: ${refused} refused, ${ran} read, run, saved and read again, ${found.faults} faults`,
  );
  faults += found.faults;
}
process.exitCode = faults === 0 ? 0 : 1;
