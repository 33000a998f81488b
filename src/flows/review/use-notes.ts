import { useState } from 'react';
import { type Note, readNotes, withNote, writeNotes } from './notes';

export type Notes = ReturnType<typeof useNotes>;

export function useNotes() {
  const [notes, setNotes] = useState(readNotes);
  return {
    notes,
    write: (note: Note) => {
      const next = withNote(notes, note);
      writeNotes(next);
      setNotes(next);
    },
  };
}
