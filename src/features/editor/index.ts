// The editor, called Build on the page. The scene stands at its start, and the player adds,
// moves and changes its objects.
import type { Feature } from '../../app/feature/feature';

export const editor: Feature = {
  label: 'Build',
  actions: [
    {
      id: 'build',
      key: 'Z',
      label: 'Build',
      help: 'Stands the scene at its start, to add, move and change things; and plays it again.',
      spots: ['lead link', 'page menu', 'own scene'],
      // Shown in the header beside the name of a saved scene.
      leads: ({ session }) => session.canBuild && (session.building || !session.origin?.startsWith('own=')),
      pressed: ({ session }) => session.building,
    },
    {
      id: 'new-scene',
      key: '+',
      label: 'New scene',
      help: 'A missile and its target, to build on.',
      spots: ['files menu', 'gallery'],
    },
  ],
  gives: ['building'],
  help: {
    title: 'Building a scene',
    rows: [
      [
        'Build, or Z',
        'puts time to the start; Play, or Space, runs from there. A swarm, Dodge and ships in space cannot be built',
      ],
      [
        'A tool, and a press on the field',
        'puts a thing there; dragging on turns a body, sizes a crate, draws a wall',
      ],
      ['Press, drag, Shift and a press', 'chooses a thing, moves it, chooses one more'],
      ['Alt and a drag, Ctrl+D', 'duplicates'],
      ['Arrows, comma and full stop', 'move by half a metre and turn by 15°, with Shift by 5 m and 1°'],
      ['Right click, a finger that rests', 'opens a menu'],
      ['Path', 'is drawn, or clicked from point to point; a double click, Enter or Esc ends it'],
      ['Gate', 'makes a course: press after press, the path leads through, and its medals are flown for'],
      ['+, Page Up, Page Down, Enter, Delete', 'by keys: adds, chooses, goes to the fields, removes'],
    ],
  },
  load: async () => (await import('./editor')).editor,
};
