// What the page shows of Dodge before it is opened.
import { formatCount } from '../../ui/kit/formats';
import { seedOf } from '../day';
import { begin } from './begun';
import { dodge } from './scenario';
import { dodgeId, keptId, readDay, readKept } from './ui/kept';

/** The seed of today's game. */
const seedOfToday = () => seedOf(new Date());
const standing = (score) => (score == null ? null : { words: formatCount(score) });
export const door = {
  scene: dodgeId,
  name: 'Dodge',
  line: 'Lead missiles into walls, and into each other.',
  best: () => standing(readKept(keptId).best),
  begin: (session, ofToday) => begin(session, ofToday ? { ...dodge, seed: seedOfToday() } : dodge, dodgeId),
  today: {
    name: 'Today’s game',
    words: () => `dodge=${seedOfToday()}`,
    best: () => standing(readDay(keptId, seedOfToday())?.best),
  },
};
