// The workshop: laws as texts, their score card, the search for gains, and laws as files of code.
import type { Feature } from '../../app/feature/feature';
import { canJudgeFocused, canTuneFocused } from './subject';

export const code: Feature = {
  label: 'The code',
  actions: [
    {
      id: 'code',
      key: 'J',
      label: 'Code',
      help: 'The law of the body in focus with its numbers, one of your own too, as one file for planck, Rapier, Matter, Box2D, Unity, Godot or LÖVE.',
      spots: ['lead link', 'law menu', 'law line'],
    },
  ],
  gives: ['showCode', 'codeFile', 'codeTargets', 'startingText'],
  load: async () => (await import('./code/code')).codeFeature,
};

/**
 * Returns the feature in which a person writes, judges and tunes control laws.
 * @param load loads the code of the feature, and the code that judges laws
 */
export const workshop = (load: Feature['load']): Feature => ({
  label: 'The workshop',
  actions: [
    {
      id: 'tune-for-me',
      key: '',
      label: 'Tune for me',
      help: 'Searches gains for this body, or for one of your own, on turns in calm air, with and against the wind, with delay and with noise.',
      enabled: canTuneFocused,
      spots: ['law more'],
    },
    {
      id: 'score-card',
      key: '',
      label: 'Score card',
      help: 'Judges the law of this body on turns, in wind, with noise, delay, a weak motor and a misjudged inertia, and on Par’s courses, beside Slew’s eight laws.',
      enabled: canJudgeFocused,
      spots: ['law more'],
    },
  ],
  gives: ['law drawer', 'scene task'],
  load,
});
