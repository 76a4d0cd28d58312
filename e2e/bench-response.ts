// Benchmark of responses: prints how long tasks block the page while a person drags a point of a course in Par and the
// worker simulates plans.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { checkCall } from '../src/tools/cli/help';
import { browserArgs } from './browser-args';
import { buildPage } from './build-page';
import { findBrowser } from './find-browser';

checkCall('bench:response');
buildPage();

/** Courses of the game Par that are measured. Each number is the position of a course in the game's list, from 0. */
const courses = [0, 3, 8];

/**
 * The measured drag of the pointer. `moves` is the number of moves, and `everyMs` the time between two of them, ms.
 * `reach` is the largest distance from the start, CSS pixels.
 */
const dragged = { moves: 90, everyMs: 40, reach: 40 };

/** Longest time that a task may block the page before a person feels it (web.dev, "Optimize long tasks"). ms */
const longest = 50;

/** A task of a thread in a browser trace. `dur` is the elapsed time and `tdur` the processor time, µs. */
interface Task {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Calls a function and records the tasks of the page until it ends. Returns the processor time of each task, ms, the
 * longest first.
 * @param act the function to call
 */
async function tasksOf(client: CDPSession, act: () => Promise<void>): Promise<number[]> {
  const events: Task[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Task[])));
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', '__metadata'], recordMode: 'recordAsMuchAsPossible' },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isOfPage = ({ pid, tid }: Task) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  return events
    .filter((event) => /RunTask/.test(event.name) && isOfPage(event))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .toSorted((a, b) => b - a);
}

/**
 * Drags the first waypoint of the planned path to and fro in many small moves. Returns how many different forecast
 * texts the page showed during the drag.
 */
async function drag(page: Page): Promise<number> {
  const { x, y } = await page.evaluate(() => {
    const [at] = window.slew.snapshot().path.waypoints;
    return window.slew.toPage(...at);
  });
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'forecastsSeen', seen);
    new MutationObserver(() => {
      const words = document.querySelector('.par-about')?.textContent;
      if (words) seen.add(words);
    }).observe(document.querySelector('#interface')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let n = 1; n <= dragged.moves; n++) {
    const turn = (4 * Math.PI * n) / dragged.moves;
    await page.mouse.move(x + dragged.reach * Math.sin(turn), y + (dragged.reach / 2) * Math.sin(2 * turn));
    await page.waitForTimeout(dragged.everyMs);
  }
  await page.mouse.up();
  return page.evaluate(() => (Reflect.get(window, 'forecastsSeen') as Set<string>).size);
}

const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch({ executablePath: findBrowser().path, args: browserArgs });
try {
  // Without a graphics card the page waits for drawing, so the picture is coarse.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 0.25,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(`${server.resolvedUrls?.local[0]}#par`);
  await page.locator('html[data-games="2"]').waitFor();
  for (const course of courses) {
    await page
      .locator('.par-chooser .courses button')
      .nth(course)
      .evaluate((button: HTMLElement) => button.click());
    await page.locator('.par-about', { hasText: 'forecast' }).waitFor();
    let forecasts = 0;
    const tasks = await tasksOf(client, async () => {
      forecasts = await drag(page);
    });
    const long = tasks.filter((task) => task > longest).length;
    const name = (await page.locator('.par-chooser .course').textContent())?.trim();
    const [most = 0] = tasks;
    const hundredth = tasks[Math.floor(tasks.length / 100)] ?? 0;
    console.log(
      `${name}: ${dragged.moves} moves, ${forecasts} forecasts shown; of ${tasks.length} tasks the longest ${most.toFixed(1)} ms, one in 100 above ${hundredth.toFixed(1)} ms, ${long} above ${longest} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
