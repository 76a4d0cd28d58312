// Fields of the editor that choose the command of bodies.

import { useApp } from '../../../app/ui/app';
import { Chooser } from '../../../app/ui/kit/chooser';
import { isSameThing, type ThingRef, thingsOf } from '../../../lab/files/edit-scenario';
import type { CommandSpec, EntitySpec } from '../../../world/simulation/scenario';
import { buildOf } from '../state/current';
import {
  type Behaviour,
  behaviourOf,
  behavioursOf,
  behaviourWords,
  commandTo,
  commandToChase,
  goalOf,
} from './behaviour';
import { setCommand } from './edits';

/**
 * Labels of two behaviours in scenes with moving targets. There, a fixed goal is called "mark", because "target" means
 * a moving target.
 */
const marked: Partial<Record<Behaviour, string>> = {
  flies: 'Flies to a mark',
  points: 'Points at a mark',
};

/**
 * Input fields for the behaviour of bodies, such as to follow a path or to chase an object.
 * @param refs the bodies, at least one
 */
export function BehaviourFields({ refs }: { readonly refs: readonly ThingRef<'entities'>[] }) {
  const app = useApp();
  const { session } = app;
  const start = session.start;
  const bodies = refs.map(({ index }) => start.entities[index]);
  const offered = behavioursOf(bodies[0]).filter((doing) =>
    bodies.every((body) => behavioursOf(body).includes(doing)),
  );
  const hasTargets = (start.targets?.length ?? 0) > 0;
  // In a scene with moving targets, a body that flies to one of them chases it.
  const doingOf = (body: EntitySpec) => (goalOf(body.command) ? 'chases' : behaviourOf(body));
  const doings = new Set(bodies.map(doingOf));
  const now = doings.size === 1 ? doingOf(bodies[0]) : null;
  const labelOf = (doing: Behaviour) => (hasTargets && marked[doing]) || behaviourWords[doing];
  const { targets: _, ...fixed } = start;
  const giveEach = (command: (body: EntitySpec) => CommandSpec) => setCommand(app, refs, command);
  const choose = (doing: Exclude<Behaviour, 'chases'>) => {
    if (commandTo(fixed, bodies[0], doing))
      giveEach((body) => commandTo(fixed, body, doing) ?? { kind: 'idle' });
    else {
      app.notify('There is no path yet: draw one.', 'info');
      buildOf(app).take('path');
    }
  };
  const chased = now === 'chases' ? goalOf(bodies[0].command) : null;
  const others = thingsOf(start)
    .filter(
      ({ list, index }) =>
        list === 'targets' || (list === 'entities' && !refs.some((ref) => ref.index === index)),
    )
    .toSorted((a, b) => Number(a.list !== 'targets') - Number(b.list !== 'targets'));
  const value = (ref: ThingRef) => `${ref.list} ${ref.index}`;
  const isAsked = buildOf(app).question !== null;
  const ask = () => {
    // The first target is the likely one. The list beside it, and a second press, choose another.
    if (hasTargets && !chased && !isAsked) {
      giveEach((body) => commandToChase(body, { list: 'targets', index: 0 }));
      return;
    }
    buildOf(app).ask({
      line: 'Press what it chases. Escape leaves it.',
      take(thing) {
        const isSelf = refs.some((ref) => isSameThing(ref, thing));
        if (!isSelf && (thing.list === 'entities' || thing.list === 'targets'))
          return giveEach((body) => commandToChase(body, thing));
        app.notify('It can chase another body or a target: press one of these.', 'info');
        return false;
      },
    });
  };
  return (
    <div class="build-doings" role="group" aria-label="What it does">
      {offered.map((doing) =>
        doing === 'chases' ? (
          <>
            <button
              key={doing}
              type="button"
              class="button"
              aria-pressed={chased !== null || isAsked}
              onClick={ask}
            >
              {behaviourWords.chases}
            </button>
            {(chased || isAsked) && others.length > 0 && (
              <span class="build-chases on">
                <Chooser
                  aria-label="What it chases"
                  options={[
                    ...(chased ? [] : [{ value: '', label: 'choose…' }]),
                    ...others.map((ref) => ({ value: value(ref), label: buildOf(app).nameOf(ref) })),
                  ]}
                  value={chased ? value(chased) : ''}
                  choose={(word) => {
                    const ref = others.find((other) => value(other) === word);
                    if (ref && giveEach((body) => commandToChase(body, ref))) buildOf(app).choose(refs);
                  }}
                />
              </span>
            )}
          </>
        ) : (
          <button
            key={doing}
            type="button"
            class="button"
            aria-pressed={doing === now}
            onClick={() => choose(doing)}
          >
            {labelOf(doing)}
          </button>
        ),
      )}
    </div>
  );
}
