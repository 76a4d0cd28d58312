// The shell: the parts of the page that are not visible at first. They are loaded together, like a feature.
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
      label: 'Games',
      help: 'The games, and those of today.',
      spots: [],
      sign: () => 'cup',
      buttonText: () => 'Games',
      // Not during a run.
      enabled: ({ session }) => !session.isAttemptUnderWay,
    },
    {
      id: 'share',
      key: '',
      label: 'Share',
      help: 'A link, a picture, a clip or a file of what you see.',
      spots: [],
    },
    // For a scene that came from a link or a file, and is stored nowhere.
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
