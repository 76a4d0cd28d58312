// The help of the command line programs: purpose, options, and an example of each. Also the refusal of wrong arguments.
import { mostSimilarName } from '../../laws/language/names';

/** Help texts of one command. */
export interface Help {
  /** One sentence about the purpose of the command. */
  readonly does: string;
  /** Arguments after the command's name. Each item is one form in which the command can be called. */
  readonly usage: readonly string[];
  /** Arguments and options with their meanings. */
  readonly options: readonly (readonly [name: string, means: string])[];
  /** Example of arguments for the command. */
  readonly example: string;
}

/** Help texts, by the name of the npm script. */
export const helps = {
  simulate: {
    does: 'Runs a scenario without a browser and prints where every body is, as CSV.',
    usage: ['FILE [--seconds S] [--last | --hash | --table]', '--check FILE...', '--list'],
    options: [
      ['FILE', 'a scenario file, the id of a built-in scenario, or - for standard input'],
      ['--seconds S', 'length of the run, above 0 to 3600 s'],
      ['--last', 'prints the last tick only'],
      ['--hash', 'prints tick and fingerprint of the last state'],
      ['--table', 'prints the measures of each body’s last turn'],
      ['--check', 'only validates, one line a file'],
      ['--list', 'lists the built-in scenarios'],
    ],
    example: 'path-race --seconds 10 --last',
  },
  judge: {
    does: 'Prints what laws reach of the ladder, and their score cards: one law in full, several as a table.',
    usage: ['LAW...'],
    options: [['LAW', 'a file with a law, or the name of a law of Slew']],
    example: 'forward-pd my-law.js',
  },
  bench: {
    does: 'Prints times of laws, of steps beside other engines, and of measuring.',
    usage: [''],
    options: [],
    example: '',
  },
  'bench:dodge': {
    does: 'Prints the waves of Dodge, and seconds and points of its scripted players.',
    usage: [''],
    options: [],
    example: '',
  },
  courses: {
    does: 'Flies the courses of Par and prints their times, bounds and medals.',
    usage: [''],
    options: [],
    example: '',
  },
  fuzz: {
    does: 'Compares random laws with JavaScript, and reads mutated laws, files and links.',
    usage: ['[--count N] [--from SEED]'],
    options: [
      ['--count N', 'number of laws and of files, 10000 when left out'],
      ['--from SEED', 'the first seed, 1 when left out'],
    ],
    example: '--count 100 --from 7',
  },
  soak: {
    does: 'Runs every scene for an hour of simulated time, or the built page under random input.',
    usage: ['[--seconds S] [ID...]', 'browser [--seconds S] [--seed N] [--build | --touch]'],
    options: [
      ['ID', 'id of a scenario; all when left out'],
      ['--seconds S', 'time to run each of them, or the page'],
      ['browser', 'takes the built page'],
      ['--seed N', 'seed of the random input'],
      ['--build', 'edits scenes'],
      ['--touch', 'takes the page of a phone'],
    ],
    example: '--seconds 60 path-race',
  },
  'bench:drawing': {
    does: 'Prints script milliseconds a frame of every scene, beside an empty Phaser scene.',
    usage: ['[ID...]'],
    options: [['ID', 'id of a scenario, or swarm-5000; all when left out']],
    example: 'path-race swarm-5000',
  },
  'bench:response': {
    does: 'Prints how long the page’s thread is busy at once while a point of Par is dragged.',
    usage: [''],
    options: [],
    example: '',
  },
  lighthouse: {
    does: 'Prints Lighthouse’s figures of the built page, and fails where one is missed.',
    usage: [''],
    options: [],
    example: '',
  },
  screenshot: {
    does: 'Makes pictures from the page in dist/.',
    usage: ['[PATH...]', 'stills [ID...]', 'cards [ID...]', 'publish'],
    options: [
      ['PATH', 'path of a picture of the documents; all when left out'],
      ['stills', 'takes the pictures of the gallery, of all scenes or of those named'],
      ['cards', 'takes the cards of links to scenes and courses, of all or of those named'],
      ['publish', 'takes the card of a link and the icons'],
    ],
    example: 'stills path-race',
  },
  clip: {
    does: 'Makes a video of a scene from the page in dist/, as Share makes it.',
    usage: ['SCENE [--seconds S] [--after S] [--width N] [--height N] [--rate N] [--type T] [--out FILE]'],
    options: [
      ['SCENE', 'the id of a built-in scene, or words of an address such as par=hairpin'],
      ['--seconds S', 'length, 1 to 10 s; 5 when left out'],
      ['--after S', 'length of the run before the end of the clip; as long as the clip when left out'],
      ['--width N, --height N', 'size in pixels, even; 720 when left out'],
      ['--rate N', 'frames a second; 30 when left out'],
      ['--type T', 'mp4, webm or gif; mp4 when left out and where the browser can'],
      ['--out FILE', 'file to write; named after the scene when left out'],
    ],
    example: 'path-race --seconds 5',
  },
  test: {
    does: 'Checks types and style, builds the page, and runs all tests but the long ones.',
    usage: [''],
    options: [],
    example: '',
  },
  'test:browser': {
    does: 'Builds the page and runs the browser tests.',
    usage: ['[--long] [NAME.spec.ts...] [-g TITLE]'],
    options: [
      ['--long', 'runs the long tests too'],
      ['NAME.spec.ts', 'a file of tests in e2e/; all when left out'],
      ['-g TITLE', 'only the tests with this in their titles; other options are Playwright’s'],
    ],
    example: 'lab.spec.ts',
  },
  'test:engines': {
    does: 'Builds the page and runs it in Firefox and WebKit.',
    usage: ['[-g TITLE]'],
    options: [['-g TITLE', 'only the tests with this in their titles; other options are Playwright’s']],
    example: '-g undo',
  },
} as const satisfies Readonly<Record<string, Help>>;

/** Name of a command with help. */
export type CommandName = keyof typeof helps;

/** Returns a full command line. @param name name of the npm script @param given arguments of the call */
const call = (name: string, given: string) => `npm run --silent ${name}${given && ` -- ${given}`}`;

/** Returns the forms in which a command can be called, each on a line. */
export const usageOf = (name: CommandName) =>
  helps[name].usage.map((form, n) => `${n === 0 ? 'Usage: ' : '       '}${call(name, form)}`).join('\n');

/** Returns the help text of a command, with line ends. */
export function helpText(name: CommandName): string {
  const { does, options, example }: Help = helps[name];
  const width = Math.max(...options.map(([option]) => option.length));
  return [
    does,
    '',
    usageOf(name),
    ...options.map(([option, means]) => `  ${option.padEnd(width)}  ${means}`),
    '',
    `Example: ${call(name, example)}`,
    '',
  ].join('\n');
}

/** Returns whether the arguments ask for help. */
export const asksForHelp = (argv: readonly string[]) => argv.includes('--help') || argv.includes('-h');

/** If the process was started with --help or -h, prints the command's help and ends the process with status 0. */
export function answerHelp(name: CommandName): void {
  if (!asksForHelp(process.argv.slice(2))) return;
  process.stdout.write(helpText(name));
  process.exit(0);
}

/**
 * Returns an error message for a name that does not exist, with the most similar known name. @param what kind of name,
 * such as 'option'
 */
export function noSuchName(given: string, what: string, known: Iterable<string>): string {
  const near = mostSimilarName(given, known);
  return `${given}: there is no such ${what}.${near ? ` Did you mean ${near}?` : ''}`;
}

/**
 * Returns the options that a command accepts, and whether it accepts other arguments.
 * @returns `known`: map from each option, such as '-g', to the word for the option's value in the help, such as
 * 'TITLE'; undefined for an option without value
 */
function formsOf(name: CommandName): { known: ReadonlyMap<string, string | undefined>; takesNames: boolean } {
  const { options }: Help = helps[name];
  const forms = options.flatMap(([form]) => form.split(', ')).map((form) => form.split(' '));
  const known = new Map(forms.filter(([flag]) => flag.startsWith('-')).map(([flag, value]) => [flag, value]));
  return { known, takesNames: known.size < forms.length };
}

/** Returns an error message for the first invalid argument of a command; null if all are valid. */
export function wrongArgument(name: CommandName, argv: readonly string[]): string | null {
  const { known, takesNames } = formsOf(name);
  for (let n = 0; n < argv.length; n++) {
    const given = argv[n];
    if (given === '-' || !given.startsWith('-')) {
      if (!takesNames) return `${given}: ${name} takes no names.`;
      continue;
    }
    const [flag] = given.split('=');
    if (!known.has(flag)) return noSuchName(flag, 'option', [...known.keys(), '--help']);
    const wrong = wrongValue(given, known.get(flag), argv[n + 1]);
    if (wrong) return wrong;
    if (known.get(flag) && flag === given) n++;
  }
  return null;
}

/**
 * Returns an error message if an option lacks a value that it needs, or has a value that it does not take. Otherwise
 * null.
 * @param given option as the user typed it, such as '--seed' or '--seed=3'
 * @param placeholder word for the value in the help, such as 'N'; undefined if the option takes no value
 * @param next argument that the user typed after the option
 */
function wrongValue(given: string, placeholder: string | undefined, next = ''): string | null {
  const isJoined = given.includes('=');
  if (!placeholder) return isJoined ? `${given.split('=')[0]}: takes no value.` : null;
  // A number below 0 has to be joined by =. Then the command refuses it in its own words.
  if (isJoined || (next !== '' && !next.startsWith('-'))) return null;
  return `${given}: must be followed by ${placeholder}, got ${next || 'nothing'}`;
}

/** Prints why the arguments are refused, and ends the process with status 2. */
export function refuseCall(name: CommandName, sentence: string): never {
  process.stderr.write(`${sentence}\n${usageOf(name)}\n`);
  process.exit(2);
}

/**
 * Checks the arguments of the process. Ends the process with the help (status 0) if requested, or with an error message
 * (status 2) for wrong arguments.
 */
export function checkCall(name: CommandName): void {
  answerHelp(name);
  const wrong = wrongArgument(name, process.argv.slice(2));
  if (wrong) refuseCall(name, wrong);
}
