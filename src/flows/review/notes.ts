import type { Chart } from '../chart/chart.types';
import { factsOf } from '../chart/parts';

export type Note = { machine: string; part: string; text: string };

const KEY = 'souk-flow-notes';

/** This browser stores the notes. Unreadable storage counts as empty. */
export function readNotes(): Note[] {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    return [];
  }
}

export function writeNotes(notes: readonly Note[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // Storage is full or off, so the notes are lost when the page closes.
  }
}

const isNote = (note: unknown): note is Note =>
  typeof note === 'object' &&
  note !== null &&
  ['machine', 'part', 'text'].every((key) => typeof (note as Record<string, unknown>)[key] === 'string');

export const noteOn = (notes: readonly Note[], machine: string, part: string): string =>
  notes.find((note) => note.machine === machine && note.part === part)?.text ?? '';

/** An empty text removes the note. */
export function withNote(notes: readonly Note[], note: Note): Note[] {
  const others = notes.filter(({ machine, part }) => machine !== note.machine || part !== note.part);
  return note.text.trim() ? [...others, note] : others;
}

/**
 * Formats the notes as Markdown for an issue. They are grouped by machine and cite the ids of states and
 * rules.
 */
export function notesAsMarkdown(notes: readonly Note[], charts: readonly Chart[]): string {
  const sections = charts.flatMap((chart) => {
    const own = notes.filter(({ machine }) => machine === chart.id);
    if (own.length === 0) return [];
    return [`## ${chart.title} (\`${chart.id}\`)`, '', ...own.map((note) => entryOf(note, chart)), ''];
  });
  return ['# Notes on the flows', '', ...sections].join('\n');
}

function entryOf({ part, text }: Note, chart: Chart): string {
  const about = factsOf(chart, part);
  const rules = about && about.rules.length > 0 ? ` [${about.rules.join(', ')}]` : '';
  const name = about?.code ?? `${part} (no longer in the chart)`;
  return `- \`${name}\`${rules}: ${text.trim().replaceAll('\n', '\n  ')}`;
}
