// Sounds of a game of Dodge: those of new events, and the motor of the nearest missile.

import type { SoundEvent, ThrustSound } from '../../../app/ui/sound/sound';
import { distance } from '../../../world/entities/command';
import type { Dodge } from '../rules/dodge';
import { type DodgeEvent, DodgeNews } from '../rules/events';
import type { Warning } from '../rules/launcher';

/** Missile speed at which the sound of the motor has its highest pitch. m/s. No missile is faster. */
const fullSpeed = 27;

export class DodgeCues {
  readonly #news = new DodgeNews();
  #game: unknown = null;
  #warned = new Set<unknown>();
  #passed = false;

  /**
   * Returns the sounds for the events since the last call, in order, each sound at most once.
   * @param toBeat score that the player tries to exceed; null if there is none
   */
  next(
    game: Pick<Dodge, 'recent' | 'warnings' | 'score' | 'player'>,
    toBeat: number | null = null,
  ): SoundEvent[] {
    const isNew = game !== this.#game;
    const passed = toBeat !== null && game.score > toBeat;
    // Passing the score to beat sounds like passing a gate.
    const { x, y } = game.player.body.getPosition();
    const gate: SoundEvent[] = passed && !this.#passed ? [{ cue: 'gate', times: 4, place: { x, y } }] : [];
    this.#passed = passed;
    this.#game = game;
    const events = this.#news.all(game);
    const warnings = game.warnings.filter((warning) => !this.#warned.has(warning));
    this.#warned = new Set(game.warnings);
    if (isNew) return [];
    const sounds = [...warnings.map(warned), ...events.flatMap(heardOf), ...gate];
    return sounds.filter(({ cue }, n) => sounds.findIndex((one) => one.cue === cue) === n);
  }
}

function warned({ place, name }: Warning): SoundEvent {
  return { cue: name === 'heavy' ? 'heavy-warning' : 'warning', times: 1, place };
}

function heardOf({ kind, times, place, lured, hidden }: DodgeEvent): SoundEvent[] {
  // A wall breaks together with its missile, so one sound is enough.
  if (kind === 'wave' || kind === 'burn-out' || kind === 'break') return [];
  if (kind === 'near-miss' && hidden) return [];
  if (kind === 'wreck') return [{ cue: lured ? 'lured' : 'burst', times, place }];
  return [{ cue: kind, times, place }];
}

/** Returns the sound of the burning motor that is nearest to the player. Null if no motor burns, and after the run. */
export function nearestThrust(game: Dodge): ThrustSound | null {
  if (game.state === 'over') return null;
  const player = game.player.body.getPosition();
  const range = (missile: Dodge['player']) => distance(missile.body.getPosition(), player);
  const [nearest] = game.missiles
    .filter((missile) => game.fuelOf(missile) !== 0)
    .toSorted((a, b) => range(a) - range(b));
  if (!nearest) return null;
  const { x, y } = nearest.body.getPosition();
  return { place: { x, y }, share: nearest.body.getLinearVelocity().length() / fullSpeed };
}
