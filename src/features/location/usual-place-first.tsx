import type { ReactNode } from 'react';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import type { HabitApi } from './recalled-place';

const PageAfterRecall = lazyPart(() => import('./recalled-place').then((file) => file.PageAfterRecall));

type Props = { api: HabitApi; children: ReactNode };

/**
 * The first page of a signed-in customer without a place waits for the usual one: the header grows with a place,
 * and the page would shift [LOC-22, NFR-07].
 */
export const UsualPlaceFirst = ({ api, children }: Props) => (
  <LazyPlace missing={children}>
    <PageAfterRecall api={api}>{children}</PageAfterRecall>
  </LazyPlace>
);
