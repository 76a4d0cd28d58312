// Command that prints Lighthouse's scores of the built page on a phone and on a desktop, and fails if a required score
// is missed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCall } from '../src/tools/cli/help';
import { browserArgs } from './browser-args';
import { buildPage } from './build-page';
import { findBrowser } from './find-browser';
import { host } from './host';

checkCall('lighthouse');
buildPage();

/** The version of Lighthouse that npx runs. */
const lighthouse = 'lighthouse@12.8.2';

/** Required Lighthouse scores in percent. */
const scores = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Latest allowed time of the first contentful paint on the phone that Lighthouse simulates. s */
const latestPaint = 1.2;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

/** Runs Lighthouse once and returns its report. @param more further command-line arguments */
async function reportOf(address: string, more: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'slew-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const flags = ['--headless=new', ...browserArgs].join(' ');
    // Asynchronous, because this process serves the page meanwhile.
    const run = spawn(
      'npx',
      [
        '--yes',
        lighthouse,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
        ...more,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROME_PATH: findBrowser().path } },
    );
    const [status] = await once(run, 'close');
    if (status !== 0) throw new Error(`Lighthouse ended with status ${status}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const server = await host('/');
const missed: string[] = [];
for (const [name, more] of [
  ['phone', []],
  ['desktop', ['--preset=desktop']],
] as const) {
  const { categories, audits } = await reportOf(server.address, more);
  for (const [category, { score }] of Object.entries(categories)) {
    const percent = Math.round(score * 100);
    console.log(`${name}: ${category} ${percent}`);
    if (percent < (scores[category as keyof typeof scores] ?? 0))
      missed.push(`${name}: ${category} ${percent}`);
  }
  const paint = (audits['first-contentful-paint'].numericValue ?? Number.NaN) / 1000;
  console.log(`${name}: first contentful paint ${paint.toFixed(2)} s`);
  if (!(paint <= latestPaint)) missed.push(`${name}: first contentful paint ${paint.toFixed(2)} s`);
  for (const { title, score } of Object.values(audits))
    if (score === 0 && missed.length > 0) console.log(`  ${title}`);
}
server.close();
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
