import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconTrash, IconUserMinus } from '@tabler/icons-react';
import { type CartLine, type LinePerson, subtotal } from '../../../../domain/cart';
import { byPerson, type GroupOrder, type PersonPart } from '../../../../domain/group-order';
import { useFormats } from '../../../i18n/formats.context';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { lazyPart } from '../../../ui/lazy-part';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { LineFrame } from '../../cart/lines/line-frame';
import { useGroup, useGroupFlow, useGroupRef } from './group.context';
import classes from './group-page.module.css';

const GroupPersonDialog = lazyPart(() =>
  import('./group-person-dialog').then((file) => file.GroupPersonDialog),
);

/** Lists the dishes by person. People who have not chosen yet are included [CART-73]. */
export function GroupPeople() {
  const group = useGroup();
  return (
    <ul className={classes.people}>
      {partsOf(group).map((part) => (
        <li key={part.person?.id ?? 0} className={classes.person}>
          <Person part={part} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the host's dishes first, then those of each person in the order of joining. */
function partsOf({ lines, members }: GroupOrder): PersonPart<CartLine>[] {
  const parts = byPerson(lines);
  const linesOf = (id: number | null) => parts.find(({ person }) => (person?.id ?? null) === id)?.lines ?? [];
  const former = parts.filter(({ person }) => person && members.every(({ id }) => id !== person.id));
  return [
    { person: null, lines: linesOf(null) },
    ...members.map(({ id, name }) => ({ person: { id, name }, lines: linesOf(id) })),
    ...former,
  ];
}

function Person({ part: { person, lines } }: { part: PersonPart<CartLine> }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { memberId, members, role, hostName } = useGroup();
  const isOwn = person === null ? role === 'host' : person.id === memberId;
  const isDone = members.some(({ id, isDone }) => isDone && id === person?.id);
  const name = person === null ? (hostName ?? t`Your host`) : person.name;
  return (
    <>
      <h3 className={classes.name}>
        {isOwn ? <Trans>You</Trans> : <bdi>{name}</bdi>}
        {isDone ? (
          <span className={classes.done}>
            <IconCircleCheck size={18} aria-hidden />
            <Trans>Done</Trans>
          </span>
        ) : null}
        {lines.length > 0 ? <span className={classes.sum}>{formats.money(subtotal(lines))}</span> : null}
        {role === 'host' && members.some(({ id }) => id === person?.id) && person ? (
          <RemovePerson person={person} />
        ) : null}
      </h3>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <LineFrame
              key={line.id}
              line={line}
              count={<Count line={line} isOwn={isOwn && person !== null} />}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.quiet}>
          <Trans>Nothing chosen yet.</Trans>
        </p>
      )}
    </>
  );
}

/** Opens the question whether a friend leaves the group. */
function RemovePerson({ person }: { person: LinePerson }) {
  const { t } = useLingui();
  const dialog = useExplanation('groupPerson', String(person.id));
  return (
    <>
      <button
        type="button"
        className={classes.remove}
        aria-label={t`Remove ${person.name} from the group`}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        <IconUserMinus size={18} aria-hidden />
      </button>
      {dialog.isOpen ? (
        <LazyQuestion name="groupPerson" onClose={dialog.close}>
          <GroupPersonDialog person={person} onClose={dialog.close} />
        </LazyQuestion>
      ) : null}
    </>
  );
}

/**
 * The quantity of a dish. Friends change their own dishes. The host may remove any; the host's own dishes are
 * changed in the cart.
 */
function Count({ line, isOwn }: { line: CartLine; isOwn: boolean }) {
  const { t } = useLingui();
  const formats = useFormats();
  const flow = useGroupRef();
  const isOrdering = useGroupFlow((at) => at.matches({ running: { person: 'ordering' } }));
  const isHost = useGroupFlow((at) => at.matches({ running: { person: 'sharing' } }));
  const isBusy = useGroupFlow((at) => at.hasTag('busy'));
  const { id: lineId, item, quantity } = line;
  const change = (wanted: number) => flow.send({ type: 'line.changed', lineId, quantity: wanted });
  if (isOwn && isOrdering)
    return (
      <QuantityStepper
        name={item.name}
        quantity={quantity}
        isPending={isBusy}
        onIncrease={() => change(quantity + 1)}
        onDecrease={() => change(quantity - 1)}
        onRemove={() => change(0)}
      />
    );
  return (
    <span className={classes.count}>
      <span>
        <span aria-hidden="true">× </span>
        {formats.number(quantity)}
      </span>
      {isHost ? (
        <button
          type="button"
          className={classes.remove}
          aria-label={
            line.person ? t`Remove ${item.name} for ${line.person.name}` : t`Remove ${item.name} from cart`
          }
          onClick={() => change(0)}
        >
          <IconTrash size={18} aria-hidden />
        </button>
      ) : null}
    </span>
  );
}

/** Shows the number of people and the total: "3 people · $24.00". */
export function GroupTotal() {
  const formats = useFormats();
  const { members, lines } = useGroup();
  return (
    <p className={classes.total} role="status">
      <span>
        <Plural value={members.length + 1} one="# person" other="# people" />
      </span>
      <strong>{formats.money(subtotal(lines))}</strong>
    </p>
  );
}

/** Shown if the last refresh failed. The page refreshes again without a press. */
export function StaleNote() {
  const isStale = useGroupFlow(({ context }) => context.isStale);
  return isStale ? (
    <p className={classes.note} role="status">
      <Trans>You’re disconnected from the group. Reconnecting…</Trans>
    </p>
  ) : null;
}
