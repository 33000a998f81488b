import { type ReactNode, type RefCallback, useState } from 'react';
import { whenSeen } from './when-seen';

/** Viewport margins: everything above it, and 1200 px below. */
const NEARBY = '1000000px 0px 1200px 0px';

/** True once the element has been near the viewport. */
export function useNear(): { isNear: boolean; ref: RefCallback<HTMLElement> | undefined } {
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  return { isNear, ref: isNear ? undefined : whenSeen(() => setIsNear(true), NEARBY) };
}

type Props = {
  /** A placeholder with the same height as the content. */
  place: ReactNode;
  children: ReactNode;
};

/** Mounts its content once it is near the viewport [NFR-07]. */
export function WhenNear({ place, children }: Props) {
  const { isNear, ref } = useNear();
  return isNear ? children : <div ref={ref}>{place}</div>;
}
