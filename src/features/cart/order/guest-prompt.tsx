import { Trans } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { proceedMachine } from '../../../../machines/cart/proceed.machine';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import classes from './guest-prompt.module.css';

/** Asks a guest to sign in, sign up or continue as a guest. The three buttons look alike [CART-09]. */
export function GuestPrompt({ flow }: { flow: ActorRefFrom<typeof proceedMachine> }) {
  return (
    <Question
      name="guest"
      title={<Trans>Do you want to login or continue as a guest?</Trans>}
      onClose={() => flow.send({ type: 'flow.dismissed' })}
    >
      <div className={classes.answers}>
        <Button data-autofocus onClick={() => flow.send({ type: 'guest.chosen' })}>
          <Trans>Guest</Trans>
        </Button>
        <Button variant="light" onClick={() => flow.send({ type: 'login.chosen' })}>
          <Trans>Login</Trans>
        </Button>
        <Button variant="light" onClick={() => flow.send({ type: 'signUp.chosen' })}>
          <Trans>Sign Up</Trans>
        </Button>
      </div>
    </Question>
  );
}
