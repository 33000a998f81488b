import type { ReactNode } from 'react';
import { MissingParts, PARTS_WANTED } from '../ui/lazy-part';
import { useEmitted } from '../ui/use-emitted';
import { useNetwork, useNetworkRef } from './network.context';

/** Provides the download state of lazy-loaded parts to components. The browser flow tracks this state. */
export function MissingPartsProvider({ children }: { children: ReactNode }) {
  const browser = useNetworkRef();
  const isMissing = useNetwork((at) => !at.matches({ parts: 'complete' }));
  const isAsking = useNetwork((at) => at.matches({ parts: 'asking' }));
  useEmitted(browser, 'parts.wanted', () => window.dispatchEvent(new Event(PARTS_WANTED)));
  const ask = () => browser.send({ type: 'parts.requested' });
  return <MissingParts value={{ isMissing, isAsking, ask }}>{children}</MissingParts>;
}
