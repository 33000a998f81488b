import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Chart } from '../chart/chart.types';
import classes from '../panel.module.css';
import { download } from '../share/picture';
import { partOf } from '../view/part-summary';
import { noteOn, notesAsMarkdown } from './notes';
import type { Notes } from './use-notes';

type Props = { chart: Chart; charts: readonly Chart[]; selected: string | null; review: Notes };

/** What a designer has to say about a state or a transition. */
export function NotesPanel({ chart, charts, selected, review }: Props) {
  const part = selected ? partOf(chart, selected) : null;
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
              Note on <bdi className="ltr">{part.name}</bdi>
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
          <Trans>Choose a state or a transition to leave a note on it.</Trans>
        </p>
      )}
      {notes.length > 0 ? (
        <>
          <ul className={classes.list}>
            {notes.map(({ machine, part: id, text }) => (
              <li key={`${machine} ${id}`}>
                <Link to="/flows/$machine" params={{ machine }} search={{ part: id }} dir="ltr">
                  {machine}: {nameIn(charts, machine, id)}
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

function nameIn(charts: readonly Chart[], machine: string, part: string): string {
  const chart = charts.find(({ id }) => id === machine);
  return (chart && partOf(chart, part)?.name) ?? part;
}
