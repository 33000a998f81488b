import { describe, expect, it } from 'vitest';
import { redacted } from '../../src/flows/live/redacted';
import { flows } from '../machines/models';

describe('hides', () => {
  it.each([
    ['a code that was typed', { type: 'code.typed', code: '4711' }],
    ['a code of letters', { type: 'code.typed', code: 'secretword' }],
    ['a code beside what the server said of it', { code: 'fourseven', message: null }],
    ['a voucher', { coupon: { code: 'WELCOME10' } }],
    ['a password and its repetition', { password: 'p4ss', confirmPassword: 'p4ss' }],
    ['a token, however it is called', { token: 't', idToken: 't', accessToken: 't', fcm_token: 't' }],
    ['ids that open a cart', { guestId: 'g', guest_id: 'g', refusedId: 'g' }],
    ['what an actor found', { type: 'xstate.done.actor.readGuestId', output: 'g' }],
    ['a way to reach somebody, as deep as it lies', { contact: { kind: 'email', value: 'a@b.example' } }],
    ['a whole person', { person: { id: 7, firstName: 'Amira', wallet: { balance: 5 } } }],
    ['a name beside a phone number', { form: { name: 'Amira', phone: '+960' } }],
    ['where somebody lives', { place: { label: 'Quay 1', lat: 1.5, lng: 2.5 } }],
    ['what somebody looks for', { query: 'Quay', suggestions: [{ text: 'Quay 1' }] }],
  ])('%s', (_, given) => {
    const left = JSON.stringify(redacted(given));
    for (const secret of leavesOf({ ...given, type: undefined })) expect(left).not.toContain(`"${secret}"`);
    expect(left).toContain('***');
  });
});

describe('shows', () => {
  it.each([
    ['why something failed', { failure: { code: 'offline', messages: [] } }],
    ['why an actor failed', { type: 'xstate.error.actor.currentPosition', error: { code: 'denied' } }],
    ['what a server refused', { error: { code: 'refused', errors: [{ code: 'other_store', message: '' }] } }],
    ['why an item is refused', { refusal: { code: 'outOfStock' } }],
    ['which toast is shown', { type: 'notice', code: 'itemAdded' }],
    ['goods', { item: { id: 101, name: 'Margherita', storeName: 'Basil Kitchen' } }],
    [
      'states, whatever they are called',
      { snapshot: { value: { code: 'entering', newPassword: 'editing' }, context: {} } },
    ],
    ['whether there is a secret', { token: null, isPhoneVerified: true }],
  ])('%s', (_, given) => expect(redacted(given)).toEqual(given));
});

const SECRETS = /password|token|guest_?id|email|phone$|otp|^lat$|^lng$/i;

it('lets nothing of the secrets through that the models of all flows hold', () => {
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

/** Texts and numbers under a name that speaks of a secret. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SECRETS.test(key) ? leavesOf(inner).filter((leaf) => leaf !== '***') : secretsIn(inner),
  );
}
