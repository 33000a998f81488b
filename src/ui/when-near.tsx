import { type ReactNode, type RefCallback, useState } from 'react';
import { whenSeen } from './when-seen';

/** Extends the viewport: everything above it counts as near, and 1200 px below. */
const NEARBY = '1000000px 0px 1200px 0px';

/** Returns true once the element has been near the viewport. */
export function useNear(): { isNear: boolean; ref: RefCallback<HTMLElement> | undefined } {
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  return { isNear, ref: isNear ? undefined : whenSeen(() => setIsNear(true), NEARBY) };
}

type Props = {
  /** The placeholder, which is as high as the content. */
  place: ReactNode;
  children: ReactNode;
};

/** Renders its content once it is near the viewport [NFR-07]. */
export function WhenNear({ place, children }: Props) {
  const { isNear, ref } = useNear();
  return isNear ? children : <div ref={ref}>{place}</div>;
}
