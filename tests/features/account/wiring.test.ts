import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from '../../../machines/account/account-deletion.machine';
import { accountSecurityMachine } from '../../../machines/account/account-security.machine';
import { consentMachine } from '../../../machines/account/consent.machine';
import { identityCheckMachine } from '../../../machines/account/identity-check.machine';
import { passkeyMachine } from '../../../machines/account/passkey.machine';
import { profileMachine } from '../../../machines/account/profile.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { provideAccountSecurity } from '../../../src/features/account/access/account-security.actors';
import { providePasskey } from '../../../src/features/account/access/passkey.actors';
import { provideIdentityCheck } from '../../../src/features/account/identity-check/identity-check.actors';
import { provideAccountDeletion, provideProfile } from '../../../src/features/account/profile/profile.actors';
import { provideConsent } from '../../../src/features/account/settings/consent.actors';
import { sessionOf } from '../../support/shop-page';

const nobody = () => Promise.reject(new Error('Nobody asks'));
const profile = provideProfile({
  api: nobody,
  phoneProvider: { send: nobody, sessionOf: () => '' },
  session: sessionOf(null),
  history: createMemoryHistory(),
});

const pairs: [string, AnyStateMachine, AnyStateMachine][] = [
  ['profile', profileMachine, profile],
  ['the code in it', otpMachine, profile.implementations.actors.otp as unknown as AnyStateMachine],
  ['consent', consentMachine, provideConsent({ own: nobody }, true)],
  ['accountDeletion', accountDeletionMachine, provideAccountDeletion(nobody)],
  ['identityCheck', identityCheckMachine, provideIdentityCheck(nobody)],
  ['accountSecurity', accountSecurityMachine, provideAccountSecurity(nobody)],
  ['passkey', passkeyMachine, providePasskey(nobody)],
];

it.each(pairs)('every effect that the machine %s invokes is implemented', (_, machine, provided) => {
  const placeholders = Object.entries(machine.implementations.actors);
  const left = placeholders.filter(([name, actor]) => provided.implementations.actors[name] === actor);
  expect(left.map(([name]) => name)).toEqual([]);
});
