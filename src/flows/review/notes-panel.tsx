import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { partOf } from '../chart/parts';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import classes from '../panel.module.css';
import { download } from '../share/picture';
import { noteOn, notesAsMarkdown } from './notes';
import type { Notes } from './use-notes';

type Props = { chart: FlowChart; charts: readonly FlowChart[]; selected: string | null; review: Notes };

/** Edits review notes on a state or a transition. */
export function NotesPanel({ chart, charts, selected, review }: Props) {
  const language = useFlowLanguage();
  const part = selected ? partOf(chart, selected, language) : null;
  const { notes } = review;
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Notes</Trans>
      </h2>
      {part && selected ? (
        <label className={classes.field}>
          <span>
            <Trans>
              Note on <bdi>{part.name}</bdi>
            </Trans>
          </span>
          <textarea
            key={selected}
            rows={4}
            defaultValue={noteOn(notes, chart.id, selected)}
            onChange={({ target }) => review.write({ machine: chart.id, part: selected, text: target.value })}
          />
        </label>
      ) : (
        <p className={classes.hint}>
          <Trans>Select a state or a transition to add a note.</Trans>
        </p>
      )}
      {notes.length > 0 ? (
        <>
          <ul className={classes.list}>
            {notes.map(({ machine, part: id, text }) => (
              <li key={`${machine} ${id}`}>
                <Link to="/flows/$machine" params={{ machine }} search={{ part: id }} dir="ltr">
                  {machine}: {nameIn(charts, machine, id, language)}
                </Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={classes.buttons}>
            <button
              type="button"
              onClick={() => download('flow-notes.md', notesAsMarkdown(notes, charts), 'text/markdown')}
            >
              <Trans>All notes as Markdown</Trans>
            </button>
          </div>
        </>
      ) : null}
    </section>
  );
}

function nameIn(charts: readonly FlowChart[], machine: string, part: string, language: 'en' | 'ar'): string {
  const chart = charts.find(({ id }) => id === machine);
  return (chart && partOf(chart, part, language)?.name) ?? part;
}
