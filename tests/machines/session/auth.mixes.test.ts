import { describe, expect, it } from 'vitest';
import type { SignInMethods } from '../../../domain/auth/login';
import { titleOf } from '../../support/model';
import { runPath } from '../../support/run-path';
import { modelOfMix } from './auth.model';

const PASSWORD = [
  'sign-in.manual',
  'sign-up',
  'sign-up.editing',
  'sign-up.submitting',
  'recovering',
  'forgotPassword',
];
const CODE = ['sign-in.otp'];
const SOCIAL = ['identifying', 'identifying.asking', 'identifying.loading', 'identifying.pressAgain'];
/** States that are unreachable in every mix that can send a code. */
const NO_RECOVERY = ['noRecovery'];
const SOCIAL_ALONE = ['sign-in.social'];

/** The unreachable states for each set of methods that the operator switched off. */
const closed: Record<SignInMethods, string[]> = {
  all: [...SOCIAL_ALONE, 'noMethod', ...NO_RECOVERY],
  otp_manual: [...SOCIAL, ...SOCIAL_ALONE, 'noMethod', ...NO_RECOVERY],
  otp_social: [...PASSWORD, ...SOCIAL_ALONE, 'noMethod', ...NO_RECOVERY],
  manual_social: [...CODE, ...SOCIAL_ALONE, 'noMethod', ...NO_RECOVERY],
  otp: [...PASSWORD, ...SOCIAL, ...SOCIAL_ALONE, 'noMethod', ...NO_RECOVERY],
  manual: [...CODE, ...SOCIAL, ...SOCIAL_ALONE, 'noMethod', ...NO_RECOVERY],
  social: [...PASSWORD, ...CODE, 'noMethod', ...NO_RECOVERY],
  none: [
    ...[...PASSWORD, ...CODE, ...SOCIAL, ...SOCIAL_ALONE, 'sign-in', 'sign-in.choosing', 'signingIn'],
    ...['completing', 'returning', 'completed', ...NO_RECOVERY],
  ],
};

describe.each(Object.entries(closed) as [SignInMethods, string[]][])('%s', (mix, unreachable) => {
  const model = modelOfMix(mix);

  it('opens exactly the sign-in methods that the operator offers [AUTH-02]', () => {
    const { states } = model.coverageOf(model.paths);
    const unreached = states.filter(({ paths }) => paths.length === 0).map(({ name }) => name);
    expect(unreached.sort()).toEqual([...unreachable].sort());
  });

  it.each(model.paths.map((path) => [titleOf(path), path] as const))(
    'follows the test path: %s [AUTH-02]',
    async (_, path) => {
      await runPath(model.machine, path);
      for (const { state } of [path.start, ...path.steps])
        expect(model.invariants.filter((invariant) => !model.holds(invariant, state))).toEqual([]);
    },
  );
});
