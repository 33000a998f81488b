import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { signInStepsMachine } from '../../../machines/session/sign-in-steps.machine';
import { StepsActor } from '../../../src/features/session/sign-in/auth.context';
import { ExistingQuestion } from '../../../src/features/session/steps/existing-question';
import { answers, byIdentity } from '../../machines/session/sign-ins';
import { allLogins } from '../../support/login';
import { renderPage } from '../../support/walk-page';
import { press, restingAuth, SignInStage } from './sign-in-stage';

it('the question "Is It You?" shows the name and picture of the existing account [AUTH-56]', async () => {
  const steps = createActor(signInStepsMachine, {
    input: { login: allLogins, request: byIdentity, answer: answers.existing, hasBack: true } as never,
  }).start();
  const send = vi.spyOn(steps, 'send');
  await renderPage(
    <SignInStage auth={restingAuth()}>
      <StepsActor actor={steps as never}>
        <ExistingQuestion />
      </StepsActor>
    </SignInStage>,
  );
  expect(screen.getByText('Eli M.')).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/eli.webp');
  press('No');
  expect(send).toHaveBeenCalledWith({ type: 'existing.denied' });
});
