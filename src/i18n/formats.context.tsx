import { createContext, type ReactNode, useContext } from 'react';
import type { Formats } from './formats';

const FormatsContext = createContext<Formats | null>(null);

type Props = { formats: Formats; children: ReactNode };

export function FormatsProvider({ formats, children }: Props) {
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (!formats) throw new Error('useFormats needs a FormatsProvider');
  return formats;
}
