import type { SnapshotFrom } from 'xstate';
import type { CartMerge } from '../../../domain/cart';
import type { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import type { Page, Reply, Sight, Target } from '../../support/model/page';
import { answersPerson } from '../account/account-parts';
import { asGuest, calls, formIn, layer, saying, wireAnswer } from '../session/sign-in-parts';
import { byPassword, answers as signInAnswers } from '../session/sign-ins';
import { answers, failsToWrite, MSG_26, press, replies } from '../shared/page-parts';

type At = SnapshotFrom<typeof cartMergeMachine>;

const MERGE = '/customer/cart/merge';
const { [MERGE]: _asked, ...answersElse } = answersPerson;
const question: Target = { role: 'dialog', name: 'Which cart do you want to keep?' };
const sorry: Target = { role: 'dialog', name: 'We couldn’t merge your carts' };
const keep: Target = { role: 'button', name: "Keep my account's cart", inside: question };
const take: Target = { role: 'button', name: "Use this device's cart", inside: question };
const quiet: Sight[] = [{ lacks: question }, { lacks: sorry }];
const signIn = formIn(layer);

const merged = ({ isMerged, conflict }: CartMerge): Reply =>
  answers(MERGE, {
    merged: Number(isMerged),
    conflict: conflict && {
      guest_store: conflict.guestStore,
      account_store: conflict.accountStore,
      guest_lines: conflict.guestLines,
      account_lines: conflict.accountLines,
    },
  });
const bothSides = ({ context: { conflict } }: At): Sight[] =>
  conflict ? [{ reads: conflict.accountStore }, { reads: conflict.guestStore }] : [];

export const cartMergePage: Page<typeof cartMergeMachine> = {
  open: () => ({
    path: '/help-and-support?panel=sign-in&scenario=CFG-BASE',
    storage: asGuest,
    acts: [
      signIn.type('Email or phone', byPassword.contact.value),
      signIn.type('Password', byPassword.password),
      signIn.press('Sign In'),
      replies(answers(calls.login, wireAnswer(signInAnswers.in))),
    ],
  }),
  calls: [calls.login, MERGE],
  fixed: answersElse,
  acts: {
    'accountCart.kept': [{ act: 'press', on: keep }],
    'guestCart.taken': [{ act: 'press', on: take }],
    'retry.requested': [press('button', 'Try again', { inside: sorry })],
    'flow.dismissed': (_event, at) => [
      at.hasTag('failed')
        ? press('button', 'Not now', { inside: sorry })
        : press('button', 'Close', { inside: question }),
    ],
  },
  answers: {
    'xstate.done.actor.checkCarts': (answer: CartMerge) => [merged(answer)],
    'xstate.error.actor.checkCarts': (error: object) => [failsToWrite(MERGE, error)],
    'xstate.done.actor.resolveConflict': (answer: CartMerge) => [merged(answer)],
    'xstate.error.actor.resolveConflict': (error: object) => [failsToWrite(MERGE, error)],
  },
  timers: {},
  sights: {
    // After signing in, customers continue with what they came for.
    checking: [{ lacks: question }],
    conflict: (at) => [{ sees: keep }, { sees: take }, { reads: MSG_26 }, ...bothSides(at)],
    resolving: ({ context }) => [
      { sees: { ...(context.keep === 'account' ? keep : take), isBusy: true } },
      { lacks: sorry },
    ],
    failed: (at) => [
      { sees: sorry },
      { reads: 'Your carts haven’t changed.' },
      ...saying(at.context.failure),
      ...bothSides(at),
    ],
    nothing: quiet,
    merged: quiet,
    resolved: quiet,
    postponed: quiet,
  },
  impossible: {},
  endsIn: [],
};
