// Worker that searches the medals of a course, so that the page stays responsive.
import '../../../laws/language/own-law';
import { answerInWorker } from '../../../app/ui/kit/work';
import type { Scenario } from '../../../world/simulation/scenario';
import { type ProofProgress, prove } from '../rules/own-course';
import { type ProofResult, proofSeed } from './proofs';

answerInWorker<Scenario, ProofResult, ProofProgress>((scenario, report) =>
  prove(scenario, proofSeed, report),
);
