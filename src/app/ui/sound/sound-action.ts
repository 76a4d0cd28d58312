// The switch of the sound, for a key and for the buttons of games.
import type { Action } from '../actions/action';

export const soundAction: Action = {
  id: 'sound',
  key: 'Q',
  label: 'Sound',
  help: 'Sounds of the game, on or off.',
  buttonText: ({ sound }) => (sound.on ? 'Sound on' : 'Sound off'),
  pressed: ({ sound }) => sound.on,
  enabled: ({ session }) => session.game !== null,
  run: ({ sound }) => sound.set(!sound.on),
};
