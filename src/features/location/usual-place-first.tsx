import type { ReactNode } from 'react';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import type { HabitApi } from './recalled-place';

const PageAfterRecall = lazyPart(() => import('./recalled-place').then((file) => file.PageAfterRecall));

type Props = { api: HabitApi; children: ReactNode };

/**
 * Delays the first page of a signed-in customer until the usual place is known. Otherwise the page would
 * shift, because the place makes the header higher [LOC-22, NFR-07].
 */
export const UsualPlaceFirst = ({ api, children }: Props) => (
  <LazyPlace missing={children}>
    <PageAfterRecall api={api}>{children}</PageAfterRecall>
  </LazyPlace>
);
