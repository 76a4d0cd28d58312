// The gate at which a course that is built has no medals, for whoever shows the course.
import type { ProofRefusal } from './own-course';
import type { ParRules } from './par-rules';

/** What was found of the course that is on the page. It is no part of the attempt: nothing that flies depends on it. */
let found: { readonly rules: ParRules; readonly refusal: ProofRefusal } | null = null;

/** Why a course has no medals, and at which gate; null where nothing of the kind is known. A course that was changed is another one. */
export function refusalOf(rules: ParRules): ProofRefusal | null {
  return found?.rules === rules ? found.refusal : null;
}

/** @param refusal null once it may no longer be so */
export function setRefusal(rules: ParRules, refusal: ProofRefusal | null): void {
  found = refusal && { rules, refusal };
}
