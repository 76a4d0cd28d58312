// Has the engine of bodies in space from the start, for what runs without a page.
import { CrashcatSpace } from './crashcat-space';
import { provideSpaces } from './spaces';

provideSpaces((bodies, isGyroscopic) => new CrashcatSpace(bodies, isGyroscopic));
