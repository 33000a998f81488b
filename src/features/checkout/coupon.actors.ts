import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import type { sessionMachine } from '../../../machines/session/session.machine';

type Ports = {
  session: ActorRefFrom<typeof sessionMachine>;
  checkCoupon: (code: string) => Promise<{ code: string; title: string }>;
};

/** The coupon of an order or of a trip. */
export const provideCoupon = ({ session, checkCoupon }: Ports) =>
  couponMachine.provide({
    actors: {
      watchPerson: watchPerson(session),
      checkCoupon: fromPromise(({ input }) => checkCoupon(input.code)),
    },
  });

const watchPerson = (session: Ports['session']) =>
  fromCallback(({ sendBack }) => {
    let told: boolean | null = null;
    const tell = () => {
      const isSignedIn = session.getSnapshot().context.token !== null;
      if (isSignedIn === told) return;
      told = isSignedIn;
      sendBack({ type: 'person.changed', isSignedIn });
    };
    tell();
    const watched = session.subscribe(tell);
    return () => watched.unsubscribe();
  });
