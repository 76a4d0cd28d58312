// npm run fuzz: 10,000 mutated files and links; --count N and --from SEED choose others.
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz-main';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
});
const [count, from] = [values.count, values.from].map(Number);
if (!Number.isInteger(count) || !Number.isInteger(from)) throw new Error('--count, --from: whole numbers');
const { refused, ran, faults } = await fuzz(count, from, (fault) => console.log(fault));
console.log(
  `${count} files and links: ${refused} refused, ${ran} read, run, saved and read again, ${faults} faults`,
);
process.exitCode = faults === 0 ? 0 : 1;
