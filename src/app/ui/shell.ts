// The shell: the part of the page that is not seen at once, loaded as features are. This is its data for the start.
import { canLookBack } from './actions/list';
import type { PageFeature } from './features';

export const shell: PageFeature = {
  label: 'A part of the page',
  actions: [
    {
      id: 'gallery',
      key: 'H',
      label: 'Scenes',
      help: 'Every scene with its picture. Type to find one.',
      spots: [],
    },
    { id: 'help', key: '?', label: 'Help', help: 'What this is, and the keys.', spots: [] },
    {
      id: 'play',
      key: '',
      label: 'Play',
      help: 'The games, and those of today.',
      spots: [],
      sign: () => 'play',
      buttonText: () => 'Play',
      // Not during a game.
      enabled: canLookBack,
    },
    // For a scene that came from a link or a file, and is nowhere else.
    {
      id: 'keep',
      key: '',
      label: 'Keep',
      help: 'Keeps this scene on this device. It came from a link or a file, and would be gone with the page.',
      spots: [],
      enabled: ({ session }) => session.origin === 'outside',
    },
    {
      id: 'keep-copy',
      key: '',
      label: 'Keep a copy',
      help: 'Keeps this scene on this device as one of yours, from its start, with the settings as they are now.',
      spots: [],
      enabled: ({ session }) => session.origin !== 'outside',
    },
  ],
  gives: [
    ...(['tune drawer', 'measure drawer', 'saved sign'] as const),
    ...(['ownScenesOf', 'ownConsole', 'saveWhileBuilding', 'newSynth'] as const),
  ],
  load: async () => (await import('./shell-parts')).shellParts,
};
