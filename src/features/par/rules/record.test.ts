// Tests of records of runs: rounded when written, and checked when read.
import { describe, expect, it } from 'vitest';
import { ghostPose, lastBody, PoseTrack, poseSpacing, readRecord, trackOf } from './record';

const record = { time: 3, splits: [1, 3], poses: [0, 0, 0, 100, -200, 500] };

describe('a track of poses', () => {
  it('writes one every twentieth of a second, in cm and mrad, between the steps', () => {
    const track = new PoseTrack();
    // Two steps of 0.06 s at 10 m/s and 1 rad/s.
    track.move({ x: 0, y: 1, angle: 0 }, { x: 0.6, y: 1, angle: 0.06 }, 0.06, 0.06);
    track.move({ x: 0.6, y: 1, angle: 0.06 }, { x: 1.2, y: 1, angle: 0.12 }, 0.12, 0.06);
    expect(track.poses).toEqual([0, 100, 0, 50, 100, 50, 100, 100, 100]);
  });

  it('ends after five minutes', () => {
    const track = new PoseTrack();
    const still = { x: 0, y: 0, angle: 0 };
    track.move(still, still, 1000, 1000);
    expect(track.poses).toHaveLength(3 * 300 * 20);
  });
});

describe('a ghost', () => {
  it('is where the record says, and between its poses in between', () => {
    expect(ghostPose(record, 0)).toEqual({ x: 0, y: 0, angle: 0 });
    const { x, y, angle } = ghostPose(record, poseSpacing / 2)!;
    expect([x, y, angle]).toEqual([
      expect.closeTo(0.5, 12),
      expect.closeTo(-1, 12),
      expect.closeTo(0.25, 12),
    ]);
  });

  it('stays at the end of its record', () => {
    expect(ghostPose(record, 99)).toEqual({ x: 1, y: -2, angle: 0.5 });
  });

  it('is null without poses', () => {
    expect(ghostPose({ ...record, poses: [] }, 1)).toBeNull();
  });
});

describe('a stored value', () => {
  it('accepts a record of two bodies, with the splits of the last one in older records', () => {
    const older = { ...record, others: [[0, 0, 0]] };
    expect(readRecord(older, 2)).toEqual(older);
    expect(trackOf(older, 1)).toEqual({ time: 3, splits: [1, 3], poses: [0, 0, 0] });
    const pair = {
      ...older,
      bodySplits: [
        [1, 2],
        [1, 3],
      ],
    };
    expect(readRecord(pair, 2)).toEqual(pair);
    expect([lastBody(pair), trackOf(pair, 0).time]).toEqual([1, 2]);
  });

  it('accepts a valid record', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)), 2)).toEqual(record);
  });

  it.each([
    ['null', null],
    ['a number', 3],
    ['text', 'fast'],
    ['an empty object', {}],
    ['one of another course', { ...record, splits: [3] }],
    ['splits that go back', { ...record, splits: [4, 3] }],
    ['a time before zero', { ...record, time: -1, splits: [-2, -1] }],
    ['a time that is not that of the last gate', { ...record, time: 2 }],
    ['half a pose', { ...record, poses: [1, 2] }],
    ['poses that are no numbers', { ...record, poses: [1, 2, null] }],
    ['no poses at all', { time: 3, splits: [1, 3] }],
    [
      'splits of more bodies than it has',
      {
        ...record,
        bodySplits: [
          [1, 3],
          [1, 3],
        ],
      },
    ],
    [
      'splits of a body that go back',
      {
        ...record,
        others: [[0, 0, 0]],
        bodySplits: [
          [1, 3],
          [3, 1],
        ],
      },
    ],
    ['poses without end', { ...record, poses: Array(3 * 6001).fill(0) }],
  ])('is none when it is %s', (_, value) => {
    expect(readRecord(value, 2)).toBeNull();
  });
});
