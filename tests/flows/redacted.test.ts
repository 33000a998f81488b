import { describe, expect, it } from 'vitest';
import { redacted } from '../../src/flows/live/redacted';
import { flows } from '../machines/models';

describe('The redaction of secrets', () => {
  it.each([
    ['a code that was typed', { type: 'code.typed', code: '4711' }],
    ['a code of letters', { type: 'code.typed', code: 'secretword' }],
    ['a code beside the server’s message', { code: 'fourseven', message: null }],
    ['a voucher', { coupon: { code: 'WELCOME10' } }],
    ['a password and its repetition', { password: 'p4ss', confirmPassword: 'p4ss' }],
    ['a token under any name', { token: 't', idToken: 't', accessToken: 't', fcm_token: 't' }],
    ['guest ids', { guestId: 'g', guest_id: 'g', refusedId: 'g' }],
    ['the output of an actor', { type: 'xstate.done.actor.readGuestId', output: 'g' }],
    ['a nested email address', { contact: { kind: 'email', value: 'a@b.example' } }],
    ['a customer', { person: { id: 7, firstName: 'Amira', wallet: { balance: 5 } } }],
    ['a name beside a phone number', { form: { name: 'Amira', phone: '+960' } }],
    ['an address', { place: { label: 'Quay 1', lat: 1.5, lng: 2.5 } }],
    ['a search', { query: 'Quay', suggestions: [{ text: 'Quay 1' }] }],
  ])('hides the secret in %s', (_, given) => {
    const left = JSON.stringify(redacted(given));
    for (const secret of leavesOf({ ...given, type: undefined })) expect(left).not.toContain(`"${secret}"`);
    expect(left).toContain('***');
  });
});

describe('The redaction of harmless values', () => {
  it.each([
    ['the code of a failure', { failure: { code: 'offline', messages: [] } }],
    ['the code of a failed actor', { type: 'xstate.error.actor.currentPosition', error: { code: 'denied' } }],
    [
      'the codes of a refusal',
      { error: { code: 'refused', errors: [{ code: 'other_store', message: '' }] } },
    ],
    ['the reason for rejecting an item', { refusal: { code: 'outOfStock' } }],
    ['the code of a toast', { type: 'notice', code: 'itemAdded' }],
    ['goods', { item: { id: 101, name: 'Margherita', storeName: 'Basil Kitchen' } }],
    [
      'states with the name of a secret',
      { snapshot: { value: { code: 'entering', newPassword: 'editing' }, context: {} } },
    ],
    ['the presence of a secret', { token: null, isPhoneVerified: true }],
  ])('keeps %s visible', (_, given) => expect(redacted(given)).toEqual(given));
});

const SECRETS = /password|token|guest_?id|email|phone$|otp|^lat$|^lng$/i;

it('the redaction removes every secret in the test data of all flows', () => {
  const leaks = flows.flatMap(({ model }) =>
    [...model.fixtures, ...model.inputs.map((input) => ({ type: 'input', input }))].flatMap((event) =>
      secretsIn(redacted(JSON.parse(JSON.stringify(event)))).map((leak) => `${model.machine.id}: ${leak}`),
    ),
  );
  expect(leaks).toEqual([]);
});

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Values below a name that suggests a secret. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SECRETS.test(key) ? leavesOf(inner).filter((leaf) => leaf !== '***') : secretsIn(inner),
  );
}
