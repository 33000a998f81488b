import { useEffect, useState } from 'react';

type Layer = { opener: Element | null; below: Layer | undefined };

/** The layers that are open, the uppermost last. */
const open: Layer[] = [];

/**
 * A layer takes the focus that was in it along when it closes: it goes back to where it came from [NFR-02]. A layer that
 * took the place of another one, such as a sign-in that a question led to, gives it to what opened that one.
 */
export function useReturnOfFocus(): void {
  const [layer] = useState((): Layer => ({ opener: document.activeElement, below: open.at(-1) }));
  useEffect(() => {
    open.push(layer);
    return () => {
      open.splice(open.indexOf(layer), 1);
      // Later: whatever comes in place of the layer has taken the focus by then.
      setTimeout(() => {
        if (document.activeElement === document.body) openerOf(layer)?.focus();
      });
    };
  }, [layer]);
}

function openerOf({ opener, below }: Layer): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener;
  return below ? openerOf(below) : null;
}
