import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { watching } from '../../../machines/shared/watching';

type Ports = {
  session: ActorRefFrom<typeof sessionMachine>;
  checkCoupon: (code: string) => Promise<{ code: string; title: string }>;
};

export const provideCoupon = ({ session, checkCoupon }: Ports) =>
  couponMachine.provide({
    actors: {
      watchPerson: watchPerson(session),
      checkCoupon: fromPromise(({ input }) => checkCoupon(input.code)),
    },
  });

const watchPerson = (session: Ports['session']) =>
  fromCallback(({ sendBack }) =>
    watching(
      [session],
      () => ({ type: 'person.changed', isSignedIn: session.getSnapshot().context.token !== null }),
      sendBack,
    ),
  );
