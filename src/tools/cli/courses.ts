// Prints the courses of Par as a table: their flights and medals, which are simulated again.
import { scenarioOf } from '../../features/par/rules/course';
import { courses } from '../../features/par/rules/courses';
import { flownBy } from '../../features/par/rules/flight';
import { checkCall } from './help';

checkCall('courses');

// One row per course: times of its flights now, its bound, its medals. s
const head = ['straight', 'slider', 'law', 'flight', 'bound', 'bronze', 'silver', 'gold', 'ace'];
console.log(`${'course'.padEnd(22)}${head.map((each) => each.padStart(9)).join('')}`);
for (const course of courses) {
  const { straight, slider, law, best } = course.flights;
  const flown = [straight, slider, law, best].map((flight) => flownBy(scenarioOf(course, flight)));
  const bound = flown[0]?.bound;
  const times = flown.map((rules) => rules?.time.toFixed(3) ?? 'misses');
  const medals = Object.values(course.medals).map((time: number) => time.toFixed(2));
  const cells = [...times, bound ? bound.toFixed(2) : '—', ...medals];
  console.log(`${course.name.padEnd(22)}${cells.map((each) => each.padStart(9)).join('')}`);
}
