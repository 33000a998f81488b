import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys go through the parts in the order of the drawing; Enter chooses one. */
export const usePartKeys = (onSelect: (id: string) => void) => (event: KeyboardEvent<SVGSVGElement>) => {
  const parts = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-part]')];
  const at = parts.indexOf(document.activeElement as SVGGElement);
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    parts[(at + step + parts.length) % parts.length]?.focus();
    return;
  }
  const id = parts[at]?.dataset.part;
  if (id && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    onSelect(id);
  }
};
