// A closed line as a band: two corners on either side of each of its corners. Free of Phaser.

/** A mitre reaches no further than this factor of half the width. */
const furthest = 3;

/** Takes a pair of corners of the band: outside and inside. */
export type TakePair = (leftX: number, leftY: number, rightX: number, rightY: number) => void;

/**
 * The band along a closed line, with the first pair once more at its end.
 * @param line x and y of its corners in turn @param half half its width
 */
export function closedBand(line: readonly number[], half: number, take: TakePair): void {
  const corners = line.length / 2;
  for (let n = 0; n <= corners; n++) {
    const [before, at, after] = [n + corners - 1, n, n + 1].map((one) => 2 * (one % corners));
    const [x, y] = [line[at], line[at + 1]];
    const into = normal(x - line[before], y - line[before + 1]);
    const from = normal(line[after] - x, line[after + 1] - y);
    // The corner of two lines beside these two: along the sum of their normals, by 1 / (1 + cosine of the bend).
    const by = half * Math.min(furthest, 1 / Math.max(1e-6, 1 + into.x * from.x + into.y * from.y));
    const [across, down] = [(into.x + from.x) * by, (into.y + from.y) * by];
    take(x + across, y + down, x - across, y - down);
  }
}

/** The unit vector to the left of a way; none where there is no way. */
function normal(x: number, y: number): { readonly x: number; readonly y: number } {
  const length = Math.sqrt(x * x + y * y) || 1;
  return { x: y / length, y: -x / length };
}
