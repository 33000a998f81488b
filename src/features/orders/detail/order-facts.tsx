import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isDelivered, type OrderParcel, type PlacedOrder, showsPin } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { MessageLink, SupportLink } from '../../../ui/message-link';
import { TilePicture } from '../../../ui/tile-picture';
import { useIsSignedIn } from '../../session/session.context';
import { SentPictures } from '../pictures/sent-pictures';
import { Fact, Phone } from '../shared/fact';
import classes from '../shared/facts.module.css';
import { Panel } from '../shared/panel';
import { useMoment } from '../shared/use-moment';
import { useOrderTracking } from '../tracking/order-tracking.context';

type Props = { order: PlacedOrder };

/** Shows sender, receiver and special requests [ORD-03]. */
export function OrderFacts({ order }: Props) {
  const moment = useMoment();
  const canWrite = useCanWrite();
  const { t } = useLingui();
  const { store, address } = order;
  return (
    <Panel title={<Trans>Details</Trans>}>
      <dl className={classes.facts}>
        {store ? (
          <Fact name={<Trans>Store</Trans>}>
            <Link to="/store/$id" params={{ id: store.slug }} className={classes.link}>
              {store.name}
            </Link>
            {store.address ? (
              <span className={classes.quiet}>
                <bdi>{store.address}</bdi>
              </span>
            ) : null}
            {store.phone ? <Phone number={store.phone} name={store.name} /> : null}
            {canWrite ? <MessageLink partner={`store-${store.id}`} name={store.name} /> : null}
          </Fact>
        ) : null}
        {address && order.type !== 'take_away' ? (
          <Fact
            name={
              order.parcel ? (
                <Trans>Pickup</Trans>
              ) : isDelivered(order) ? (
                <Trans>Delivered to</Trans>
              ) : (
                <Trans>Delivering to</Trans>
              )
            }
          >
            <AddressLines address={address} />
          </Fact>
        ) : null}
        {order.parcel ? <ParcelFacts parcel={order.parcel} /> : null}
        {order.type === 'take_away' ? (
          <Fact name={<Trans>Order type</Trans>}>
            <Trans>Take-away: collect it at the store</Trans>
          </Fact>
        ) : null}
        {order.scheduledAt ? (
          <Fact name={<Trans>Scheduled for</Trans>}>{moment.dateAndTime(order.scheduledAt)}</Fact>
        ) : null}
        {order.note ? <Fact name={<Trans>Note</Trans>}>{order.note}</Fact> : null}
        {order.deliveryNote ? <Fact name={<Trans>For the courier</Trans>}>{order.deliveryNote}</Fact> : null}
        {order.unavailableNote ? (
          <Fact name={<Trans>If something is unavailable</Trans>}>{order.unavailableNote}</Fact>
        ) : null}
        {order.wantsCutlery ? (
          <Fact name={<Trans>Cutlery</Trans>}>
            <Trans>Yes, please</Trans>
          </Fact>
        ) : null}
        {order.prescription && order.prescription.imageUrls.length > 0 ? (
          <Fact name={<Trans>Prescription</Trans>}>
            <SentPictures addresses={order.prescription.imageUrls} label={t`Prescription photos`} />
          </Fact>
        ) : null}
        {canWrite ? (
          <Fact name={<Trans>Help & Support</Trans>} isForScreens>
            <SupportLink />
          </Fact>
        ) : null}
      </dl>
    </Panel>
  );
}

const ParcelFacts = ({ parcel: { receiver, payer, comingBack } }: { parcel: OrderParcel }) => (
  <>
    {receiver ? (
      <Fact name={<Trans>Drop-off</Trans>}>
        <AddressLines address={receiver} />
      </Fact>
    ) : null}
    {payer === 'receiver' ? (
      <Fact name={<Trans>Payment</Trans>}>
        <Trans>Paid by the receiver, in cash at the door</Trans>
      </Fact>
    ) : null}
    {comingBack ? (
      <Fact name={<Trans>Return</Trans>}>
        <span>{comingBack.reason}</span>
        {comingBack.pin ? (
          <span>
            <Trans>Give the courier this code when you get it back</Trans>: <bdi>{comingBack.pin}</bdi>
          </span>
        ) : null}
      </Fact>
    ) : null}
  </>
);

function AddressLines({ address }: { address: NonNullable<PlacedOrder['address']> }) {
  const { name, phone, text, house, floor } = address;
  return (
    <>
      <bdi>{name}</bdi>
      {phone ? (
        <span className={classes.quiet} dir="ltr">
          {phone}
        </span>
      ) : null}
      <span className={classes.quiet}>
        <bdi>{text}</bdi>
      </span>
      {house || floor ? (
        <span className={classes.quiet}>
          {house ? <Trans>House number {house}</Trans> : null} {floor ? <Trans>Floor {floor}</Trans> : null}
        </span>
      ) : null}
    </>
  );
}

/**
 * Returns whether the customer can write messages. A guest who found the order by phone number has no
 * account, so no messages [CHAT-02, PERM-06].
 */
function useCanWrite(): boolean {
  const isSignedIn = useIsSignedIn();
  const isFoundByPhone = useOrderTracking(({ context }) => (context.lookup?.phone ?? null) !== null);
  return isSignedIn && !isFoundByPhone;
}

export function CourierCard({ order: { courier } }: Props) {
  const formats = useFormats();
  const canWrite = useCanWrite();
  if (courier === null) return null;
  return (
    <div className={classes.courier}>
      <TilePicture
        src={courier.imageUrl}
        name={courier.name}
        tint={courier.id}
        width={56}
        height={56}
        fit="cover"
        isDecorative
        className={classes.portrait}
      />
      <div>
        <p className={classes.strong}>{courier.name}</p>
        <p className={classes.quiet}>
          {courier.rating === null ? (
            <Trans>Your courier</Trans>
          ) : (
            <Trans>
              Your courier, rated {formats.rating(courier.rating)} out of {formats.number(5)}
            </Trans>
          )}
        </p>
      </div>
      {courier.phone ? <Phone number={courier.phone} name={courier.name} /> : null}
      {canWrite ? <MessageLink partner={`courier-${courier.id}`} name={courier.name} /> : null}
    </div>
  );
}

/** Shows the code that the customer gives to the courier [ORD-10]. */
export function PinCard({ order }: Props) {
  if (!showsPin(order) || order.parcel?.comingBack) return null;
  return (
    <div className={classes.pin}>
      <p>
        {order.type === 'take_away' ? (
          <Trans>Show this code when you collect your order</Trans>
        ) : order.parcel ? (
          <Trans>The receiver gives the courier this code at the door</Trans>
        ) : (
          <Trans>Give the courier this code at the door</Trans>
        )}
      </p>
      <p className={classes.code} dir="ltr">
        {order.pin}
      </p>
    </div>
  );
}
