// The program `simulate` without its process: takes arguments and standard input, gives output, messages and exit status.
import '../../laws/language/own-law';
import { closeSync, openSync, readSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameFields } from '../../features/rules';
import { allScenarios } from '../../features/scenes';
import { simulationOf } from '../../lab/files/field';
import { parseScenario, printable } from '../../lab/files/read-scenario';
import { refusal } from '../../laws/control/tunable';
import { mostSimilarName } from '../../laws/language/names';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import { stateHash } from '../../world/simulation/history/state-hash';
import { hasSettled } from '../../world/simulation/meters/turn-meter';
import { defaultSeconds, type Scenario } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import type { BodyFigures, System } from '../../world/simulation/system';
import { asksForHelp, helpText, usageOf, wrongArgument } from './help';

/** Functions for input and output, which tests replace. */
interface Io {
  /** Writes a text to standard output. Line ends must be included. */
  out(text: string): void;
  /** Writes a text to standard error. Line ends must be included. */
  err(text: string): void;
  /** Returns the whole text of standard input. */
  stdin(): string;
}

function load(file: string, { stdin }: Io): Scenario {
  const builtIn = allScenarios.find(({ id }) => id === file);
  if (builtIn) return builtIn.scenario;
  try {
    return parseScenario(file === '-' ? stdin() : readInput(file), gameFields);
  } catch (error) {
    const near = isMissing(error)
      ? mostSimilarName(
          file,
          allScenarios.map(({ id }) => id),
        )
      : null;
    throw new Error(`${printable(file)}: ${messageOf(error)}${near ? `. Did you mean ${near}?` : ''}`);
  }
}

/** Returns whether an error means that a file does not exist. */
export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Largest accepted size of a scenario file. Bytes */
const largest = 8_000_000;

/** Returns the text of a file, or of standard input without a path. Throws an error if the text is too long. */
export function readInput(path?: string): string {
  const file = path === undefined ? 0 : openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(largest + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length <= largest; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    if (length > largest) throw new Error(`too large for a scenario: more than ${largest} bytes`);
    return bytes.toString('utf8', 0, length);
  } finally {
    if (path !== undefined) closeSync(file);
  }
}

function messageOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (isMissing(error)) return 'there is no such file or built-in scenario';
  if (code === 'EACCES') return 'this file may not be read';
  if (code === 'EISDIR') return 'this is a folder, not a scenario file';
  return error instanceof Error ? error.message : String(error);
}

function secondsOf(text: string | undefined, scenario: Scenario): number {
  const seconds = text === undefined ? (scenario.seconds ?? defaultSeconds) : Number(text || NaN);
  const reason = refusal({ accepts: { above: 0, to: 3600 } }, seconds);
  if (reason) throw new Error(`--seconds: ${reason}, got ${text}`);
  return seconds;
}

/** First line of the CSV of a trajectory. Each further line has the state of one entity at one tick. */
export const trajectoryHeader = 'tick,time,entity,x,y,angle,vx,vy,omega,target_x,target_y,error,alpha';

const trajectoryColumns = trajectoryHeader.split(',');

/** Returns a number as a CSV cell with twelve significant digits; empty for null. */
const cell = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : value.toPrecision(12);

/**
 * Returns the names of the extra CSV columns that the systems of a simulation provide.
 * @param methodOf selects the method `motionOf` or `measuresOf` of a system. The selected method returns the values for
 * one body, by column name
 */
function columnsOf(
  { systems, entities }: Simulation,
  methodOf: (system: System) => System['motionOf'],
): string[] {
  const told = systems.flatMap((system) =>
    entities.map((entity) => methodOf(system)?.call(system, entity) ?? {}),
  );
  return [...new Set(told.flatMap(Object.keys))];
}

/** Returns the names of all columns in the CSV of a trajectory (the states of all bodies, tick by tick). */
function columnsOfRows(simulation: Simulation): string[] {
  return [...new Set([...trajectoryColumns, ...columnsOf(simulation, ({ motionOf }) => motionOf)])];
}

function trajectoryRows({ entities, systems, tick, time }: Simulation, columns: readonly string[]): string[] {
  return entities.map((entity, n) => {
    const told = systems.map((system) => system.motionOf?.(entity) ?? {});
    const figures: BodyFigures = Object.assign(motionOf(entity), ...told);
    const [, , , ...names] = columns;
    return [tick, cell(time), n, ...names.map((name) => cell(figures[name]))].join(',');
  });
}

function motionOf({ body, target, turn }: Entity): BodyFigures {
  const { x, y } = body.getPosition();
  const { x: vx, y: vy } = body.getLinearVelocity();
  return {
    ...{ x, y, angle: body.getAngle(), vx, vy, omega: body.getAngularVelocity() },
    target_x: target?.x ?? null,
    target_y: target?.y ?? null,
    error: turn.error,
    alpha: turn.error === null ? null : turn.applied,
  };
}

/** Column names of the CSV with settling time and other measures of each body's last turn */
export const turnHeader = 'entity,name,turn,settling,overshoot,times_best';

/** Returns a number as a CSV cell with four decimals; empty for null. */
const measure = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : value.toFixed(4);

/** Returns a body's name as a CSV cell, in quotes if needed. */
const quoted = (name: string) => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** Runs a scenario, and prints settling time and other measures of each body's last turn as CSV */
function table(scenario: Scenario, seconds: number, { out }: Io): void {
  const simulation = simulationAfter(scenario, seconds);
  const { entities, systems, measures } = simulation;
  const names = columnsOf(simulation, ({ measuresOf }) => measuresOf);
  const rows = entities.map((entity, n) => {
    const turn = measures.of(entity)?.turn.last;
    const told: BodyFigures = Object.assign(
      {},
      ...systems.map((system) => system.measuresOf?.(entity) ?? {}),
    );
    // A body that swings through its band has not settled yet.
    const [settling, timesBest] =
      turn && hasSettled(turn) ? [turn.response.settlingTime, turn.timesLimit] : [];
    const figures = [turn?.step, settling, turn?.response.overshoot, timesBest];
    const name = quoted(simulation.nameOf(entity) ?? kindOf(entity).label);
    return [n, name, ...[...figures, ...names.map((each) => told[each])].map(measure)].join(',');
  });
  out(`${[[turnHeader, ...names].join(','), ...rows].join('\n')}\n`);
}

function run(scenario: Scenario, seconds: number, lastOnly: boolean, { out }: Io): void {
  const simulation = simulationOf(scenario, gameFields);
  const ticks = Math.round(seconds * simulation.stepRate);
  const columns = columnsOfRows(simulation);
  const lines = [columns.join(',')];
  try {
    for (let tick = 1; tick <= ticks; tick++) {
      advance(simulation);
      if (!lastOnly || tick === ticks) lines.push(...trajectoryRows(simulation, columns));
      if (lines.length > 5000) out(`${lines.splice(0).join('\n')}\n`);
    }
  } finally {
    // The rows before a failed step are valid.
    if (lines.length > 0) out(`${lines.join('\n')}\n`);
  }
}

/** Runs one step of a simulation. If the step fails, throws an error with the time. */
function advance(simulation: Simulation): void {
  const { time } = simulation;
  try {
    simulation.step();
  } catch (error) {
    throw new Error(`the scenario cannot go on after ${time.toFixed(3)} s: ${messageOf(error)}`);
  }
}

/** Runs a scenario for some simulated seconds and returns the simulation. */
function simulationAfter(scenario: Scenario, seconds: number): Simulation {
  const simulation = simulationOf(scenario, gameFields);
  const ticks = Math.round(seconds * simulation.stepRate);
  for (let tick = 1; tick <= ticks; tick++) advance(simulation);
  return simulation;
}

/** Runs a scenario for some simulated seconds and prints the hash of its state. */
function fingerprint(scenario: Scenario, seconds: number, { out }: Io): void {
  out(`${stateHash(simulationAfter(scenario, seconds))}\n`);
}

/** Throws an error if a valid scenario cannot be simulated */
function runnable(file: string, scenario: Scenario): void {
  try {
    simulationOf(scenario, gameFields);
  } catch (error) {
    throw new Error(`${printable(file)}: ${messageOf(error)}`);
  }
}

function check(files: readonly string[], io: Io): boolean {
  let fine = true;
  for (const file of files) {
    try {
      runnable(file, load(file, io));
      io.out(`${printable(file)}: ok\n`);
    } catch (error) {
      fine = false;
      io.out(`${messageOf(error)}\n`);
    }
  }
  return fine;
}

function obey(argv: readonly string[], io: Io): number {
  if (asksForHelp(argv)) {
    io.out(helpText('simulate'));
    return 0;
  }
  const wrong = wrongArgument('simulate', argv);
  if (wrong) throw new Error(`${wrong}\n${usageOf('simulate')}`);
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      seconds: { type: 'string' },
      last: { type: 'boolean', default: false },
      hash: { type: 'boolean', default: false },
      table: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  if (values.list) {
    for (const { id, scenario } of allScenarios) io.out(`${id}\t${scenario.name}\n`);
    return 0;
  }
  if (positionals.length === 0) throw new Error(usageOf('simulate'));
  if (values.check) return check(positionals, io) ? 0 : 2;
  if (positionals.length > 1)
    throw new Error(`one scenario at a time, got ${positionals.length}\n${usageOf('simulate')}`);
  const scenario = load(positionals[0], io);
  const seconds = secondsOf(values.seconds, scenario);
  if (values.hash) fingerprint(scenario, seconds, io);
  else if (values.table) table(scenario, seconds, io);
  else run(scenario, seconds, values.last, io);
  return 0;
}

/** Runs the program. Returns the exit status. @param argv arguments after the program's name */
export function main(argv: readonly string[], io: Io): number {
  try {
    return obey(argv, io);
  } catch (error) {
    io.err(`${messageOf(error)}\n`);
    return 2;
  }
}
