// Every law by its name: those of the library, and the one that a person writes.
import { controllerKinds } from '../control/controllers';
import { own } from './slot';

export const laws = { ...controllerKinds, own };
