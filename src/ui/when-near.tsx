import { type ReactNode, type RefCallback, useState } from 'react';
import { whenSeen } from './when-seen';

/** Margins of the viewport: everything above it, and one screen below. */
const NEARBY = '1000000px 0px 1200px 0px';

/** Whether the element is or was near the viewport. */
export function useNear(): { isNear: boolean; ref: RefCallback<HTMLElement> | undefined } {
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  return { isNear, ref: isNear ? undefined : whenSeen(() => setIsNear(true), NEARBY) };
}

type Props = {
  /** Shown instead of the content, with the same height. */
  place: ReactNode;
  children: ReactNode;
};

/** Mounts content once it comes near the viewport [NFR-07]. */
export function WhenNear({ place, children }: Props) {
  const { isNear, ref } = useNear();
  return isNear ? children : <div ref={ref}>{place}</div>;
}
