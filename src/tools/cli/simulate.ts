// The headless runner: reads a scenario, prints a trajectory. See docs/scenario-files.md for its options.
import { main, readInput } from './simulate-main';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops early (| head) is not an error.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`the output cannot be written: ${error.message}\n`);
  process.exit(2);
});
process.exitCode = main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stdin: () => readInput(),
});
