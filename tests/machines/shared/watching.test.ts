import { expect, it } from 'vitest';
import { watching } from '../../../machines/shared/watching';
import { shownFlow } from '../../support/effects';

it('a watched value is sent immediately, and then once for each change until the watching ends [STO-03]', () => {
  const session = shownFlow<{ token: string | null; page: number }>({ token: null, page: 1 });
  const location = shownFlow({ place: 'Quay 1' });
  const sent: unknown[] = [];
  const now = { token: null as string | null };
  const end = watching(
    [session.flow, undefined, location.flow],
    () => ({ type: 'person.changed', token: now.token }),
    (event) => sent.push(event),
  );
  session.show({ token: null, page: 2 });
  now.token = 'a token';
  location.show({ place: 'Quay 2' });
  session.show({ token: 'a token', page: 3 });
  expect(sent).toEqual([
    { type: 'person.changed', token: null },
    { type: 'person.changed', token: 'a token' },
  ]);
  end();
  expect([session.watchers.size, location.watchers.size]).toEqual([0, 0]);
});

it('a value that is not known yet is not sent [STO-03]', () => {
  const session = shownFlow({ isRead: false });
  const sent: unknown[] = [];
  let isRead = false;
  watching(
    [session.flow],
    () => (isRead ? { type: 'guest.known' } : null),
    (event) => sent.push(event),
  );
  session.show({ isRead: false });
  expect(sent).toEqual([]);
  isRead = true;
  session.show({ isRead: true });
  expect(sent).toEqual([{ type: 'guest.known' }]);
});
