import { Trans } from '@lingui/react/macro';
import type { ReorderChange, ReorderLine, ReorderPreview } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import { useMoment } from '../shared/use-moment';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { Refusal } from './refusal';

/** Shows old and new values before an order's items are added to the cart again [ORD-08, X-14]. */
export function Differences() {
  const flow = useOrderActionsRef();
  const preview = useOrderActions(({ context }) => context.preview);
  const failure = useOrderActions(({ context }) => context.failure);
  const isBusy = useOrderActions((at) => at.matches({ reordering: 'filling' }));
  if (preview === null) return null;
  return (
    <div className={classes.form}>
      <Warnings preview={preview} />
      <ul className={classes.lines}>
        {preview.lines.map((line) => (
          <li key={line.id} className={classes.line} data-gone={line.available === 0 || undefined}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <Refusal failure={failure} />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isBusy} onClick={() => flow.send({ type: 'differences.accepted' })}>
          {preview.otherStore === null ? <Trans>Add to cart</Trans> : <Trans>Replace my cart</Trans>}
        </Button>
      </div>
    </div>
  );
}

function Warnings({ preview: { isOpen, opensAt, otherStore, storeName } }: { preview: ReorderPreview }) {
  const moment = useMoment();
  return (
    <>
      {otherStore === null ? null : (
        <p className={classes.terms} data-tone="warning">
          <Trans>
            Your cart has items from {otherStore}. They’ll be replaced by items from {storeName}.
          </Trans>
        </p>
      )}
      {isOpen ? null : (
        <p className={classes.terms} data-tone="warning">
          {opensAt === null ? (
            <Trans>{storeName} is closed now.</Trans>
          ) : (
            <Trans>
              {storeName} is closed and opens {moment.dateAndTime(opensAt)}.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}

function Line({ line }: { line: ReorderLine }) {
  const formats = useFormats();
  const { name, quantity, available, oldPrice, price, changes } = line;
  return (
    <>
      <TilePicture
        src={line.imageUrl}
        name={name}
        tint={line.id}
        width={52}
        height={52}
        isDecorative
        className={classes.picture}
      />
      <div className={classes.words}>
        <p className={classes.name}>
          {formats.number(available > 0 ? available : quantity)} × {name}
        </p>
        {changes.map((change) => (
          <p key={change} className={classes.change}>
            <ChangeWords change={change} line={line} />
          </p>
        ))}
      </div>
      <p className={classes.price}>
        {price === null ? (
          <span className={classes.never}>
            <Trans>Not added</Trans>
          </span>
        ) : price === oldPrice ? (
          formats.money(price)
        ) : (
          <>
            <del>
              <span className="visually-hidden">
                <Trans>before:</Trans>{' '}
              </span>
              {formats.money(oldPrice)}
            </del>{' '}
            <strong>
              <span className="visually-hidden">
                <Trans>now:</Trans>{' '}
              </span>
              {formats.money(price)}
            </strong>
          </>
        )}
      </p>
    </>
  );
}

function ChangeWords({ change, line }: { change: ReorderChange; line: ReorderLine }) {
  const formats = useFormats();
  switch (change) {
    case 'gone':
      return <Trans>No longer available.</Trans>;
    case 'sold_out':
      return <Trans>Sold out.</Trans>;
    case 'fewer':
      return (
        <Trans>
          Only {formats.number(line.available)} of {formats.number(line.quantity)} left.
        </Trans>
      );
    case 'not_now':
      return <Trans>Not available at this time.</Trans>;
    case 'options':
      return <Trans>The options you chose are no longer available.</Trans>;
    case 'add_ons':
      return <Trans>Some add-ons are no longer available.</Trans>;
    case 'price':
      return <Trans>The price has changed.</Trans>;
  }
}

/** Offers a next step if no item of the order is available. */
export function NothingLeft() {
  const flow = useOrderActionsRef();
  const store = useOrderActions(({ context }) => context.preview?.storeName ?? '');
  return (
    <div className={classes.form}>
      <p>
        <Trans>Nothing from this order is available at {store} right now. Your cart hasn’t changed.</Trans>
      </p>
      <Button fullWidth onClick={() => flow.send({ type: 'question.closed' })}>
        <Trans>OK</Trans>
      </Button>
    </div>
  );
}
