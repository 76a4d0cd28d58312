// Has ships in space from the start, for what runs without a page.
import { space } from './late';
import { provideSpace } from './slot';

provideSpace(space);
