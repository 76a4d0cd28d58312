// The courses of Par as tables: their flights and medals, flown again; and courses of further days, searched for.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Course, scenarioOf } from '../../features/par/rules/course';
import { courses } from '../../features/par/rules/courses';
import { firstDay } from '../../features/par/rules/days/days';
import days from '../../features/par/rules/days/days.json' with { type: 'json' };
import { layoutOf } from '../../features/par/rules/days/layout';
import { courseOf, layoutSeed, plainCourse, readRow, textOfRow } from '../../features/par/rules/days/row';
import { flightsOf } from '../../features/par/rules/days/search';
import { flownBy } from '../../features/par/rules/flight';
import { daysAfter } from '../../lab/scenarios/day';

const file = new URL('../../features/par/rules/days/days.json', import.meta.url);

const { values } = parseArgs({
  options: { days: { type: 'string' }, anew: { type: 'boolean', default: false } },
});
const dateAt = (n: number) => daysAfter(firstDay, n);
const dayCourses = days.map((row, n) => courseOf(dateAt(n), readRow(dateAt(n), row)));
if (values.days === undefined) showTable([...courses, ...dayCourses]);
else addDays(Number(values.days), values.anew ? [] : days);

/** A row a course: times of its flights as flown now, its bound, its medals. s */
function showTable(all: readonly Course[]): void {
  const head = ['straight', 'slider', 'law', 'flight', 'bound', 'bronze', 'silver', 'gold', 'ace'];
  console.log(`${'course'.padEnd(22)}${head.map((each) => each.padStart(9)).join('')}`);
  for (const course of all) {
    const { straight, slider, law, best } = course.flights;
    const flown = [straight, slider, law, best].map((flight) => flownBy(scenarioOf(course, flight)));
    const bound = flown[0]?.bound;
    const times = flown.map((rules) => rules?.time.toFixed(3) ?? 'misses');
    const medals = Object.values(course.medals).map((time: number) => time.toFixed(2));
    const cells = [...times, bound ? bound.toFixed(2) : '—', ...medals];
    console.log(`${course.name.padEnd(22)}${cells.map((each) => each.padStart(9)).join('')}`);
  }
}

/** Searches until so many days have a course, and writes each one down as it is found. */
function addDays(count: number, known: readonly string[]): void {
  const rows = [...known];
  while (rows.length < count) {
    const date = dateAt(rows.length);
    let refused = 0;
    let flights = null;
    for (; !flights; refused++) {
      const seed = layoutSeed(date, refused);
      flights = flightsOf(plainCourse(date, layoutOf(seed)), seed);
    }
    rows.push(textOfRow(date, { refused: refused - 1, flights }));
    console.log(date, rows[rows.length - 1]);
    writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  }
}
