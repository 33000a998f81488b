import { type ActorRefFrom, type AnyActorRef, createActor } from 'xstate';
import { authMachine } from '../../../machines/session/auth.machine';
import type { AuthEmitted, AuthInput } from '../../../machines/session/auth.types';
import { forgotPasswordMachine } from '../../../machines/session/forgot-password.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import { deferredActors, settled } from '../../support/deferred';
import { noWait } from './otp.model';
import { authInput } from './sign-ins';

/** The whole sign-in. The test controls the server and the clock. */
export function startAuth(overrides: Partial<AuthInput> = {}) {
  const effects = deferredActors(
    ...([
      'signIn',
      'signUp',
      'offerPasskey',
      'identify',
      'loadLibrary',
      'registerSocial',
      'saveInfo',
      'confirmExisting',
    ] as const),
    ...(['verifyCode', 'sendCode', 'lockResend', 'requestCode', 'resetPassword'] as const),
  );
  const otp = otpMachine.provide({ actors: effects.actors });
  const actors = {
    otp,
    signInSteps: signInStepsMachine.provide({ actors: effects.actors }).provide({ actors: { otp } }),
    forgotPassword: forgotPasswordMachine.provide({ actors: effects.actors }).provide({ actors: { otp } }),
  };
  const auth = createActor(authMachine.provide({ actors: effects.actors }).provide({ actors }), {
    input: authInput(overrides),
  });
  const emitted: AuthEmitted[] = [];
  // The selected form only matters for the address.
  auth.on('*', (event) => void (event.type === 'mode.shown' || emitted.push(event)));
  auth.start();
  const child = <TActor extends AnyActorRef>(systemId: string): TActor => {
    const found = auth.system.get(systemId);
    if (!found) throw new Error(`"${systemId}" does not run`);
    return found as TActor;
  };
  return {
    auth,
    emitted,
    effects,
    /** Ends the resend delay. */
    unlock: async () => {
      effects.latest('lockResend').resolve(noWait);
      await settled();
    },
    steps: () => child<ActorRefFrom<typeof signInStepsMachine>>('signInSteps'),
    recovery: () => child<ActorRefFrom<typeof forgotPasswordMachine>>('forgotPassword'),
    otp: () => child<ActorRefFrom<typeof otpMachine>>('otp'),
    answer: async (name: Parameters<typeof effects.latest>[0], output: unknown) => {
      effects.latest(name).resolve(output);
      await settled();
    },
    fail: async (name: Parameters<typeof effects.latest>[0], error: unknown) => {
      effects.latest(name).reject(error);
      await settled();
    },
  };
}

/** Fills in and submits the form; the test then answers as the server. */
export const signInByPassword = (run: ReturnType<typeof startAuth>, isRemembered = false) =>
  run.auth.send({
    type: 'signIn.submitted',
    contact: { type: 'email', value: 'amira@souk.example' },
    password: 'demo1234',
    isRemembered,
  });
