import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankDraft } from '../../../domain/registration';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import {
  provideRegistration,
  storedRegistration,
} from '../../../src/features/registration/registration.actors';
import { forgetDrafts } from '../../../src/platform/storage/drafts';
import { listeningTo, outcomeOf, placeholdersLeft, recordedApi } from '../../support/effects';

const revoked: string[] = [];
beforeEach(() => {
  // Other tests of this worker use the same drafts in memory.
  forgetDrafts();
  revoked.length = 0;
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const registration = () => {
  const { api, calls } = recordedApi();
  return { flow: provideRegistration({ api, kind: 'store', language: () => 'ar' }), calls };
};
const file = (name: string) => new File(['x'], name);

it('every effect that the registration machine invokes is implemented [REG-01]', () => {
  expect(placeholdersLeft(registrationMachine, registration().flow)).toEqual([]);
});

it('a registration is sent with its documents and the page’s language [REG-01]', async () => {
  const { flow, calls } = registration();
  const files = listeningTo(flow, 'loadDocuments');
  const [logo, cover] = [file('logo.png'), file('cover.png')];
  files.send({ type: 'files.stored', field: 'logo', photos: [logo, { name: 'no file' }] });
  files.send({ type: 'files.stored', field: 'cover', photos: [cover] });
  files.send({ type: 'file.dropped', id: '1' });
  expect(files.received.at(-1)).toEqual({
    type: 'files.read',
    files: [{ id: '2', field: 'cover', name: 'cover.png', url: 'blob:2' }],
  });
  const form = { texts: { name: 'Corner' }, place: { lat: 1, lng: 2 }, password: 'secret' };
  await outcomeOf(flow, 'register', form);
  expect(calls).toEqual([
    ['register', 'store', { ...form, files: [{ field: 'cover', file: cover }], language: 'ar' }],
  ]);
  files.send({ type: 'files.dropped' });
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  files.stop();
});

it('a started registration is stored in the browser tab until it is sent [REG-01, STO-02]', () => {
  expect(storedRegistration('store')).toBeNull();
  const { send, stop } = listeningTo(registration().flow, 'keepDraft');
  const draft = blankDraft('store', 'a-visit-0001');
  send({ type: 'draft.stored', draft });
  expect(storedRegistration('store')).toEqual(draft);
  expect(storedRegistration('courier')).toBeNull();
  send({ type: 'draft.forgotten' });
  expect(storedRegistration('store')).toBeNull();
  stop();
});
