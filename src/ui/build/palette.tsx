// The palette: the tools as a column at the left of the field, on a phone a strip above Play.
import './palette.css';
import { useApp } from '../app';
import { buildOf } from './state';
import { refusalOfMore, type ToolRow, toolGroups } from './tools';

export function Palette() {
  return (
    <div class="palette" role="group" aria-label="Palette">
      {toolGroups.map((group) => (
        <div key={group[0].tool} class="palette-group">
          {group.map((row) => (
            <Tool key={row.tool} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Tool({ row: { tool, label, gesture, Art } }: { readonly row: ToolRow }) {
  const app = useApp();
  const why = refusalOfMore(app.session.scenario, tool);
  return (
    <button
      type="button"
      class="palette-tool"
      data-tool={tool}
      aria-pressed={buildOf(app).tool === tool}
      disabled={why !== null}
      title={why ?? `${label}${gesture && `: ${gesture}`}`}
      onClick={({ shiftKey, detail }) => buildOf(app).take(tool, shiftKey || detail > 1)}
    >
      <span class="palette-art" aria-hidden="true">
        <Art />
      </span>
      {label}
    </button>
  );
}
