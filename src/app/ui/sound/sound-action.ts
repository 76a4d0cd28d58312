// The switches for sound and vibration, for the keyboard shortcut and for the buttons of games.
import type { Action } from '../actions/action';
import { isVibrationOn, setVibration } from './vibration';

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

/** The action that switches vibration on and off, for devices that can vibrate. */
export const vibrationAction: Action = {
  id: 'vibration',
  key: '',
  label: 'Vibration',
  help: 'The phone vibrates at gates, near misses and hits.',
  buttonText: () => (isVibrationOn() ? 'Vibration on' : 'Vibration off'),
  pressed: isVibrationOn,
  enabled: ({ session }) => session.game !== null,
  run: ({ view }) => {
    setVibration(!isVibrationOn());
    view.redraw();
  },
};
