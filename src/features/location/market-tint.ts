import { useEffect } from 'react';
import { useSelectedModule } from './module.context';

/** The whole page wears the accent of the market [MOD-02]. */
export function useMarketTint(): void {
  const market = useSelectedModule()?.type ?? 'general';
  useEffect(() => {
    document.documentElement.dataset.market = market;
  }, [market]);
}
