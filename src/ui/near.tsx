import { type ReactNode, type RefCallback, useState } from 'react';
import { whenSeen } from './when-seen';

/** All that is above, and what the next swipe brings. */
const NEARBY = '1000000px 0px 1200px 0px';

/** Whether the element of the `ref` is near the screen, or was. */
export function useNear(): { isNear: boolean; ref: RefCallback<HTMLElement> | undefined } {
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  return { isNear, ref: isNear ? undefined : whenSeen(() => setIsNear(true), NEARBY) };
}

type Props = {
  /** Stands there meanwhile, as high. */
  place: ReactNode;
  children: ReactNode;
};

/** What is far below the screen comes before one gets there, and stays: the first screen need not wait for it [NFR-07]. */
export function Near({ place, children }: Props) {
  const { isNear, ref } = useNear();
  return isNear ? children : <div ref={ref}>{place}</div>;
}
