// The workshop together with the judge of laws, to which games add rows of the score card.
import { judging } from './judging';
import { workshopWith } from './workshop/workshop';

export const judgedWorkshop = workshopWith(judging);
