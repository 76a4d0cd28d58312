// npm run judge: results of a law in the challenges, and its score card.
import { main } from './judge-main';
import { readInput } from './simulate-main';

process.exitCode = main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  read: readInput,
});
