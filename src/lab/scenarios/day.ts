// Dates as whole numbers, 20261121 for 21 Nov 2026: seeds of what is the same for everybody on a day.

/** Months as the texts name them. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The seed of a date, by the clock of Greenwich: 20261121. */
export function seedOf(date: Date): number {
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** The date of a seed as texts name it: "21 Nov"; null for a seed that is none. */
export function dayOf(seed: number): string | null {
  const { year, month, day } = partsOf(seed);
  const inRange =
    year >= 2000 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && Number.isInteger(seed);
  // Of the day after the last one of a month, Greenwich says that it is the first of the next.
  const known = inRange && day <= (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / dayLength;
  return known ? `${day} ${months[month - 1]}` : null;
}

/** Length of a day. ms */
const dayLength = 86_400_000;

/** Days from one seed's date to another's. */
export function daysBetween(from: number, to: number): number {
  const [a, b] = [from, to].map((seed) => {
    const { year, month, day } = partsOf(seed);
    return Date.UTC(year, month - 1, day);
  });
  return Math.round((b - a) / dayLength);
}

/** The seed of the day after another. */
export function dayAfter(seed: number): number {
  if (dayOf(seed + 1) !== null) return seed + 1;
  const { year, month } = partsOf(seed);
  return month === 12 ? (year + 1) * 10_000 + 101 : year * 10_000 + (month + 1) * 100 + 1;
}

/** The seed of the day that comes so many days after another. */
export function daysAfter(seed: number, days: number): number {
  let day = seed;
  for (let n = 0; n < days; n++) day = dayAfter(day);
  return day;
}

function partsOf(seed: number): { year: number; month: number; day: number } {
  return { year: Math.floor(seed / 10_000), month: Math.floor(seed / 100) % 100, day: seed % 100 };
}
