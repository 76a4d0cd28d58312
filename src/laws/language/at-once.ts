// Has laws of one’s own from the start, for what runs without a page.
import { ownLanguage } from './own-law';
import { provideLanguage } from './slot';

provideLanguage(ownLanguage);
