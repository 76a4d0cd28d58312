// Sounds of Par: a tone at each gate, the tones of a medal at the end, and the motor.
import type { SoundEvent, SoundFrame } from '../../../app/ui/sound/sound';
import { medalFor, medalNames } from '../rules/medals';
import type { ParRules } from '../rules/par-rules';

/** Determines in each frame which sounds the page plays for a run. */
export class ParCues {
  #rules: ParRules | null = null;
  #passed = 0;

  /** Returns the sounds of what has happened in the run since the previous call. */
  next(rules: ParRules): SoundFrame {
    const isNew = rules !== this.#rules;
    this.#rules = rules;
    const before = isNew ? rules.splits.length : this.#passed;
    this.#passed = rules.splits.length;
    const { body, limits } = rules.pilots[0].entity;
    const { x, y } = body.getPosition();
    const place = { x, y };
    // Each gate sounds a step higher than the one before. If two gates are passed in one frame,
    // only the later one sounds.
    const gate: SoundEvent[] = this.#passed > before ? [{ cue: 'gate', times: this.#passed, place }] : [];
    const medal = this.#passed > before && rules.finished && !rules.flaw ? medalOf(rules) : 0;
    return {
      sounds: medal > 0 ? [{ cue: 'medal', times: medal, place }] : gate,
      thrust:
        rules.state === 'running' ? { place, share: body.getLinearVelocity().length() / limits.speed } : null,
    };
  }
}

/** Returns the number of tones at the end of a run: 2 for bronze to 5 for ace, 0 without a medal. */
function medalOf({ spec, time }: ParRules): number {
  const medal = medalFor(time, spec.medals);
  return medal ? medalNames.indexOf(medal) + 2 : 0;
}
