// Tests of the options of clips and pictures: defaults, and errors that name the option.
import { expect, it } from 'vitest';
import { clipSettings, pictureKind } from './clips';

it('fills in what is left out', () => {
  expect(clipSettings()).toEqual({ seconds: 5, width: 720, height: 720, framesPerSecond: 30, type: null });
  expect(clipSettings({ seconds: 3, width: 1280, type: 'mp4' })).toMatchObject({
    seconds: 3,
    width: 1280,
    height: 720,
    type: 'video/mp4',
  });
  expect(clipSettings({ type: 'image/gif' }).type).toBe('image/gif');
  expect(pictureKind()).toBe('card');
});

it.each([
  [{ seconds: 0 }, 'seconds'],
  [{ seconds: 10.5 }, 'seconds'],
  [{ seconds: Number.NaN }, 'seconds'],
  [{ width: 100 }, 'width'],
  [{ width: 721 }, 'width'],
  [{ height: 4000 }, 'height'],
  [{ framesPerSecond: 61 }, 'framesPerSecond'],
  [{ framesPerSecond: 29.97 }, 'framesPerSecond'],
  [{ type: 'avi' }, 'type'],
])('refuses %o and names the option', (options, name) => {
  expect(() => clipSettings(options)).toThrow(RangeError);
  expect(() => clipSettings(options)).toThrow(`slew.clip: ${name} must be`);
});

it('refuses an unknown kind of picture', () => {
  expect(() => pictureKind({ kind: 'still' as 'card' })).toThrow(
    'slew.picture: kind must be one of card, field',
  );
});
