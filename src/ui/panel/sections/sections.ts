// The sections of the Tune drawer, in their order.
import { controller } from './controller';
import { guidance } from './guidance';
import { limits } from './limits';
import { motion, sensing } from './motion';
import type { Section } from './section';
import { target } from './target';
import { view } from './view';
import { weather, world } from './world';

export const sections: readonly Section[] = [
  limits,
  controller,
  guidance,
  motion,
  sensing,
  target,
  weather,
  world,
  view,
];
