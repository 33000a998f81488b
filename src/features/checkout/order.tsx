import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../i18n/formats.context';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/skeleton';
import { useCartLines } from '../cart/cart.context';
import { CartLines } from '../cart/lines/cart-lines';
import { LineFrame } from '../cart/lines/line-frame';
import { ZoneNotice } from '../cart/lines/zone-notice';
import { ReviewBar } from '../cart/review/review-bar';
import { DeliveryAddress } from '../location/delivery/delivery-address';
import type { Goods, SingleLine } from './checkout.actors';
import { useAddressPart, useCheckout, useIsTakeAway } from './checkout.context';
import classes from './checkout.module.css';
import { ContactPart } from './parts/contact-part';
import { Part, PartMark } from './parts/part';
import { StickyTotal, Summary } from './summary/summary';

const TimePart = lazyPart(() => import('./parts/time-part').then((file) => file.TimePart));
const CollectPart = lazyPart(() => import('./parts/collect-part').then((file) => file.CollectPart));
const PrescriptionPart = lazyPart(() =>
  import('./parts/prescription-part').then((file) => file.PrescriptionPart),
);
const PharmacyPart = lazyPart(() => import('./parts/pharmacy-part').then((file) => file.PharmacyPart));
const ExtrasPart = lazyPart(() => import('./parts/extras-part').then((file) => file.ExtrasPart));
const PaymentPart = lazyPart(() => import('./parts/payment-part').then((file) => file.PaymentPart));
const CouponPart = lazyPart(() => import('./parts/coupon-part').then((file) => file.CouponPart));
const QuoteChanged = lazyPart(() => import('./summary/quote-changed').then((file) => file.QuoteChanged));

/** Shows the sections of the checkout beside the summary [CHK-01]. */
export function Order({ goods }: { goods: Goods }) {
  const cartLines = useCartLines();
  const isPrescriptionNeeded = useCheckout(({ context }) => context.quote?.needsPrescription === true);
  const isOtherTotal = useCheckout((snapshot) => snapshot.matches({ ordering: 'quoteChanged' }));
  const isTakeAway = useIsTakeAway();
  const isPrescription = goods.from === 'prescription';
  const lines = goods.from === 'cart' ? cartLines : goods.from === 'single' && goods.line ? [goods.line] : [];
  return (
    <>
      {goods.from === 'cart' ? (
        <div className={classes.notices}>
          <ReviewBar />
          <ZoneNotice />
        </div>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.parts}>
          <AddressPart />
          {isTakeAway ? (
            <LazyPlace fallback={<Skeleton blockSize={420} radius={20} />}>
              <CollectPart />
            </LazyPlace>
          ) : null}
          <ContactPart />
          <LazyPlace fallback={<Skeleton blockSize="var(--part-of-time)" radius={20} />}>
            <TimePart />
          </LazyPlace>
          {goods.from === 'prescription' ? (
            <LazyPlace fallback={<Skeleton blockSize={160} radius={20} />}>
              <PharmacyPart name={goods.store?.name ?? ''} />
            </LazyPlace>
          ) : (
            <Part field="cart" title={lines[0]?.item.storeName ?? <Trans>Your order</Trans>}>
              <ul className={classes.lines}>
                {goods.from === 'cart' ? (
                  <CartLines lines={cartLines} />
                ) : (
                  lines.map((line) => <SingleRow key={line.item.id} line={line} />)
                )}
              </ul>
            </Part>
          )}
          {isPrescriptionNeeded || isPrescription ? (
            <LazyPlace fallback={<Skeleton blockSize={160} radius={20} />}>
              <PrescriptionPart />
            </LazyPlace>
          ) : null}
          <LazyPlace fallback={<Skeleton blockSize={220} radius={20} />}>
            <ExtrasPart
              hasGoods={!isPrescription}
              hasFood={lines.some(({ item }) => item.moduleType === 'food')}
            />
          </LazyPlace>
          {isPrescription ? null : (
            <>
              <LazyPlace fallback={<Skeleton blockSize={188} radius={20} />}>
                <CouponPart lines={lines} />
              </LazyPlace>
              <LazyPlace fallback={<Skeleton blockSize={260} radius={20} />}>
                <PaymentPart />
              </LazyPlace>
            </>
          )}
        </div>
        <Summary lines={lines} />
      </div>
      <StickyTotal />
      <LazyPlace>{isOtherTotal ? <QuoteChanged /> : null}</LazyPlace>
    </>
  );
}

function AddressPart() {
  const flow = useAddressPart();
  return (
    <PartMark field="order_type">
      <PartMark field="address">
        {flow ? <DeliveryAddress flow={flow} /> : <Skeleton blockSize={220} radius={20} />}
      </PartMark>
    </PartMark>
  );
}

/** Shows the item of a direct order. Its quantity cannot be changed here. */
function SingleRow({ line }: { line: SingleLine }) {
  const formats = useFormats();
  const count = formats.number(line.quantity);
  return <LineFrame line={line} count={<span>× {count}</span>} />;
}
