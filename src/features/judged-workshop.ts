// The workshop with what judges laws: features add rows to the score card.
import { judging } from './judging';
import { workshopWith } from './workshop/workshop';

export const judgedWorkshop = workshopWith(judging);
