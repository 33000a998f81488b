import { createActor, fromCallback } from 'xstate';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import type { ParcelInput, ParcelProgress } from '../../../machines/parcel/parcel.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { guest, progress, quote, ready, zoneIds } from './parcels';

type Call = 'findSender' | 'quoteParcel' | 'sendParcel';

/** The flow with effects that the test answers. */
export function openPage(overrides: Partial<ParcelInput> = {}, person = guest) {
  const effects = deferredActors('findSender', 'quoteParcel', 'sendParcel');
  const paid = deferredActors('readOrder', 'changePayment', 'cancelOrder', 'openPage');
  const flow = createActor(
    parcelMachine.provide({
      actors: {
        ...(effects.actors as object),
        parcelPayment: paymentMachine.provide({ actors: paid.actors }),
        watchPerson: fromCallback(() => undefined),
      },
    }),
    { input: { progress, zoneIds, orderId: null, flag: null, ...overrides } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  flow.send({ type: 'person.changed', person });
  const answered = async (name: Call, output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  const failed = async (name: Call, error: unknown) => {
    effects.latest(name).reject(error);
    await settled();
  };
  const on = () => flow.send({ type: 'step.submitted' });
  const submit = () => flow.send({ type: 'parcel.submitted' });
  return { flow, effects, emitted, answered, failed, on, submit };
}
type Page = ReturnType<typeof openPage>;
export const at = ({ flow }: Page) => flow.getSnapshot();
export const storedProgressOf = ({ emitted }: Page) =>
  emitted
    .flatMap((event) => (event.type === 'progress.changed' ? [event.progress] : []))
    .at(-1) as ParcelProgress;

/** Quoted, reviewed and on its way. */
export async function placing(overrides: Partial<ParcelInput> = {}) {
  const page = openPage({ progress: ready, ...overrides });
  await page.answered('quoteParcel', quote);
  page.submit();
  await page.answered('quoteParcel', quote);
  return page;
}

/** The fields that are shown as missing. */
export const missing = (page: Page) => at(page).context.missing.map(({ part, gap }) => [part, gap]);
