// The modes of a session.

/** What a drag does: turn towards the target, fly to it, or draw and edit a path. */
export type Mode = 'track' | 'seek' | 'path';

/** The mode of a command of a file. */
export const modeOf = { 'follow-path': 'path', 'turn-towards': 'track', seek: 'seek', idle: 'seek' } as const;
