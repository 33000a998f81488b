import { createActor } from 'xstate';
import type { LoginConfig } from '../../../domain/auth/login';
import type { SignInAnswer, SignInRequest } from '../../../machines/session/auth.types';
import { otpMachine } from '../../../machines/session/otp.machine';
import { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { mixes } from './sign-ins';

type Start = { request: SignInRequest | null; answer: SignInAnswer | null; login?: LoginConfig };

/** The steps after the first response. The test decides when the server responds. */
export function startSteps({ request, answer, login = mixes.all }: Start) {
  const effects = deferredActors(
    ...(['registerSocial', 'saveInfo', 'confirmExisting', 'verifyCode', 'sendCode', 'lockResend'] as const),
  );
  const otp = otpMachine.provide({ actors: effects.actors });
  const steps = createActor(
    signInStepsMachine.provide({ actors: effects.actors }).provide({ actors: { otp } }),
    { input: { login, request, answer } },
  );
  const emitted = emittedBy(steps);
  steps.start();
  return {
    steps,
    emitted,
    effects,
    /** The snapshot of the code step. */
    code: () => steps.system.get('otp')?.getSnapshot() as ReturnType<typeof otpMachine.resolveState>,
    typeCode: () => steps.system.get('otp')?.send({ type: 'code.typed', code: '123456' }),
    reply: async (name: Parameters<typeof effects.latest>[0], output: unknown) => {
      effects.latest(name).resolve(output);
      await settled();
    },
    refuse: async (name: Parameters<typeof effects.latest>[0], error: unknown) => {
      effects.latest(name).reject(error);
      await settled();
    },
  };
}
