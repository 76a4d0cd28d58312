// The worker in which a course of one's own is flown for its medals, so that the page stays alive. It is told a scene, tells how
// far it is, and at the end what it found.
import '../../../laws/language/own-law';
import { prove } from '../rules/own-course';
import { type ProofMessage, proofSeed } from './proofs';

const tell = (message: ProofMessage) => postMessage(message);

addEventListener('message', ({ data }) => {
  tell({ found: prove(data, proofSeed, (progress) => tell({ progress })) });
});
