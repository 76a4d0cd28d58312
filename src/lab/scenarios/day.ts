// Dates as whole numbers, 20261121 for 21 Nov 2026: seeds of daily scenes, equal for everybody.

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the seed of a date in UTC: its digits as one number, such as 20261121. */
export function seedOf(date: Date): number {
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Returns the day and month of a seed as text: "21 Nov" for 20261121. Null if the seed is no date. */
export function dayOf(seed: number): string | null {
  const { year, month, day } = partsOf(seed);
  const inRange =
    year >= 2000 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && Number.isInteger(seed);
  // Date.UTC counts a day beyond a month's end as one of the next month.
  const known = inRange && day <= (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / dayLength;
  return known ? `${day} ${months[month - 1]}` : null;
}

/** Length of a day. ms */
const dayLength = 86_400_000;

/** Returns the number of days between two dates; negative if `to` is earlier. Dates are numbers such as 20261121. */
export function daysBetween(from: number, to: number): number {
  const [a, b] = [from, to].map((seed) => {
    const { year, month, day } = partsOf(seed);
    return Date.UTC(year, month - 1, day);
  });
  return Math.round((b - a) / dayLength);
}

/**
 * Returns the seed of the next day.
 * @param seed date as one number, such as 20261121
 */
export function dayAfter(seed: number): number {
  if (dayOf(seed + 1) !== null) return seed + 1;
  const { year, month } = partsOf(seed);
  return month === 12 ? (year + 1) * 10_000 + 101 : year * 10_000 + (month + 1) * 100 + 1;
}

/** Returns the date that is `days` days after the date `seed`. Dates are numbers such as 20261121. */
export function daysAfter(seed: number, days: number): number {
  let day = seed;
  for (let n = 0; n < days; n++) day = dayAfter(day);
  return day;
}

function partsOf(seed: number): { year: number; month: number; day: number } {
  return { year: Math.floor(seed / 10_000), month: Math.floor(seed / 100) % 100, day: seed % 100 };
}
