// Has the answers from the start, for what runs without a page.
import { answers } from './all';
import { provideAnswers } from './answers';

provideAnswers(answers);
