import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, meets, type PageBox } from './box';
import { apart, type LabelBox, type Placement, placeTexts, type Side } from './placing';

const free: PageBox = { left: 0, top: 0, width: 400, height: 300 };
const clear = { free, hulls: [], marks: [] };
const at: PageBox = { left: 180, top: 140, width: 40, height: 20 };

function label(changes: Partial<LabelBox> = {}): LabelBox {
  return { id: 'a', width: 60, height: 16, at, sides: ['right', 'left'], gap: 8, priority: 1, ...changes };
}

const boxOf = (spots: ReadonlyMap<string, Placement>, id = 'a') => spots.get(id)?.box;

describe('the place of one text', () => {
  it('is at its first side, level with the middle, at its gap', () => {
    // 180 + 40 + 8 = 228; 140 + 10 - 8 = 142
    expect(boxOf(placeTexts([label()], clear))).toEqual({ left: 228, top: 142, width: 60, height: 16 });
  });

  it('is at the next side when the first one is outside the free area', () => {
    const edge = { ...at, left: 320 };
    // 320 - 8 - 60 = 252
    expect(boxOf(placeTexts([label({ at: edge })], clear))?.left).toBe(252);
  });

  it('may be outside the free area, if it has its own area', () => {
    const number = label({ at: { left: 0, top: 290, width: 20, height: 20 }, width: 8, sides: ['centre'] });
    expect(placeTexts([number], clear).size).toBe(0);
    // 290 + 10 - 8 = 292, and the text ends 8 px below the free area.
    expect(boxOf(placeTexts([{ ...number, within: { ...free, height: 308 } }], clear))?.top).toBe(292);
  });

  it('slides along its thing at the edge of the free area', () => {
    const top = { ...at, top: -5 };
    // At the height of the centre it would be -5 + 10 - 8 = -3.
    expect(boxOf(placeTexts([label({ at: top })], clear))?.top).toBe(0);
  });

  it('slides away from a body', () => {
    const hull = { left: 228, top: 150, width: 60, height: 30 };
    const box = boxOf(placeTexts([label()], { ...clear, hulls: [hull] }));
    // A move by half of (20 + 16) / 2 upwards: 142 - 9 = 133, which ends at 149, nearer than 2 px. A whole move ends at
    // 140.
    expect(box).toEqual({ left: 228, top: 124, width: 60, height: 16 });
  });

  it('of a body is at the side where no other body is nearer', () => {
    // On the right the text ends at 288: 2 px from the other body and 8 px from the labelled one.
    const other = { left: 290, top: 140, width: 40, height: 20 };
    const hulls = [at, other];
    expect(boxOf(placeTexts([label()], { ...clear, hulls }))?.left).toBe(180 - 8 - 60);
    // Without space on that side the text is on the other side.
    const [narrow, alone] = [{ ...free, left: 150 }, label({ sides: ['right'] })];
    expect(boxOf(placeTexts([alone], { ...clear, hulls, free: narrow }))?.left).toBe(228);
  });

  it('is farther away if no near place is free, if allowed', () => {
    const marks = [{ left: 222, top: 100, width: 20, height: 100 }];
    const right = label({ sides: ['right'] });
    expect(placeTexts([right], { ...clear, marks }).size).toBe(0);
    // 180 + 40 + 32 = 252
    expect(boxOf(placeTexts([{ ...right, reach: [32] }], { ...clear, marks }))?.left).toBe(252);
  });

  it('is left out when every side is occupied', () => {
    const hull = { left: 100, top: 100, width: 200, height: 100 };
    expect(placeTexts([label()], { ...clear, hulls: [hull] }).size).toBe(0);
  });

  it('keeps its place while that is free, even if a better one is free again', () => {
    const before = new Map([['a', { key: 'left 0', box: at }]]);
    expect(boxOf(placeTexts([label()], clear, before))?.left).toBe(180 - 8 - 60);
  });

  it('is on a mark only if allowed', () => {
    const marks = [{ left: 190, top: 140, width: 20, height: 20 }];
    const number = label({ sides: ['centre'], width: 8 });
    expect(placeTexts([number], { ...clear, marks }).size).toBe(0);
    expect(placeTexts([{ ...number, onMarks: true }], { ...clear, marks }).size).toBe(1);
  });

  it('is off lines if possible, otherwise on one', () => {
    const right = [{ left: 228, top: 0, width: 60, height: 300 }];
    expect(boxOf(placeTexts([label()], { ...clear, lines: right }))?.left).toBe(180 - 8 - 60);
    const everywhere = [free];
    expect(boxOf(placeTexts([label()], { ...clear, lines: everywhere }))?.left).toBe(228);
  });

  it('leaves a place that a line crosses only while nothing moves, and then only for a free one', () => {
    const before = placeTexts([label()], clear);
    const crossed = { ...clear, lines: [{ left: 228, top: 0, width: 60, height: 300 }] };
    expect(placeTexts([label()], crossed, before)).toEqual(before);
    const still = { ...crossed, isStill: true };
    expect(boxOf(placeTexts([label()], still, before))?.left).toBe(180 - 8 - 60);
    expect(placeTexts([label({ sides: ['right'] })], still, before)).toEqual(before);
  });

  it('is farther away rather than across a line while an answer stands', () => {
    const lines = [{ left: 228, top: 0, width: 10, height: 300 }];
    const far = label({ sides: ['right'], reach: [30] });
    expect(boxOf(placeTexts([far], { ...clear, lines }))?.left).toBe(228);
    expect(boxOf(placeTexts([far], { ...clear, lines, keepsOff: true }))?.left).toBe(220 + 30);
    const near = label({ sides: ['right'] });
    expect(boxOf(placeTexts([near], { ...clear, lines, keepsOff: true }))?.left).toBe(228);
  });

  it('covers the fewest pieces of drawn lines if each free place covers some', () => {
    const pieces = (left: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ left: left + 10 * n, top: 0, width: 8, height: 300 }));
    // The right side covers six pieces, 228 to 286, the left side one, from 112 to 172.
    const lines = [...pieces(228, 6), ...pieces(140, 1)];
    const spots = placeTexts([label()], { ...clear, lines, keepsOff: true });
    expect(boxOf(spots)?.left).toBe(180 - 8 - 60);
    expect(boxOf(placeTexts([label()], { ...clear, lines }))?.left).toBe(228);
  });

  it('is docked at an edge as near as it can be', () => {
    const spots = placeTexts([label({ sides: ['dock right'] })], clear);
    // 1.5 % of the width, 6 px, from the edge: 400 - 6 - 60. The step of 12 px nearest to the level height, 142, is the
    // twelfth, 144.
    expect(boxOf(spots)).toEqual({ left: 334, top: 144, width: 60, height: 16 });
  });
});

describe('texts together', () => {
  it('let the more important one choose first', () => {
    const both = [label({ id: 'a', sides: ['right'] }), label({ id: 'b', sides: ['right'], priority: 2 })];
    const spots = placeTexts(both, clear);
    expect(boxOf(spots, 'b')).toEqual({ left: 228, top: 142, width: 60, height: 16 });
    expect(boxOf(spots, 'a')?.top).not.toBe(142);
  });

  const sides: readonly Side[] = [
    'right',
    'left',
    'above',
    'below',
    'above right',
    'below left',
    'centre',
    'dock left',
    'dock bottom',
  ];
  const box = fc.record({
    left: fc.integer({ min: -50, max: 400 }),
    top: fc.integer({ min: -50, max: 300 }),
    width: fc.integer({ min: 0, max: 120 }),
    height: fc.integer({ min: 0, max: 90 }),
  });
  const labels = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      width: fc.integer({ min: 5, max: 150 }),
      height: fc.integer({ min: 12, max: 60 }),
      at: box,
      sides: fc.uniqueArray(fc.constantFrom(...sides), { minLength: 1 }),
      gap: fc.integer({ min: 0, max: 12 }),
      priority: fc.integer({ min: 0, max: 5 }),
      onMarks: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  );
  const ground = fc.record({
    free: fc.constant(free),
    hulls: fc.array(box, { maxLength: 6 }),
    marks: fc.array(box, { maxLength: 6 }),
  });

  it('never overlap each other or a body, and lie in the free area', () => {
    fc.assert(
      fc.property(labels, ground, (all, on) => {
        const spots = [...placeTexts(all, on).values()].map((spot) => spot.box);
        spots.forEach((one, n) => {
          expect(isInside(one, free)).toBe(true);
          expect(on.hulls.some((hull) => meets(one, hull, apart))).toBe(false);
          expect(spots.slice(n + 1).some((other) => meets(one, other, apart))).toBe(false);
        });
      }),
    );
  });

  it('lie on no mark unless they may', () => {
    fc.assert(
      fc.property(labels, ground, (all, on) => {
        const spots = placeTexts(all, on);
        for (const { id, onMarks } of all) {
          const spot = spots.get(id);
          if (spot && !onMarks) expect(on.marks.some((mark) => meets(spot.box, mark))).toBe(false);
        }
      }),
    );
  });

  it('do not depend on less important ones', () => {
    fc.assert(
      fc.property(labels, ground, fc.integer({ min: 0, max: 5 }), (all, on, least) => {
        const important = all.filter(({ priority }) => priority >= least);
        const alone = placeTexts(important, on);
        const together = placeTexts(all, on);
        for (const { id } of important) expect(together.get(id)).toEqual(alone.get(id));
      }),
    );
  });

  it('are the same whatever the order of asking, and the same again in the next frame', () => {
    fc.assert(
      fc.property(labels, ground, (all, on) => {
        const spots = placeTexts(all, on);
        expect(placeTexts(all.toReversed(), on)).toEqual(spots);
        expect(placeTexts(all, on, spots)).toEqual(spots);
      }),
    );
  });
});
