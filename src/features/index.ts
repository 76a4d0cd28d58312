// The features of the page. Adding one is a line here; one with a field of scenario files has a line in rules.ts too.

import type { Feature } from '../app/feature/feature';
import { dodge } from './dodge';
import { editor } from './editor';
import { par } from './par';
import { space } from './space';
import { code, workshop } from './workshop';

export const features: readonly Feature[] = [
  dodge,
  par,
  space,
  editor,
  code,
  workshop(async () => (await import('./judged-workshop')).judgedWorkshop),
];
