import type { ActorRefFrom } from 'xstate';
import type { accountSecurityMachine } from '../../../../machines/account/account-security.machine';
import { bindFlow } from '../../../platform/flow';

export const [AccountSecurityActor, useAccountSecurityRef, useAccountSecurity] =
  bindFlow<ActorRefFrom<typeof accountSecurityMachine>>('accountSecurity');
