import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { AnyObjectSchema } from 'yup';
import { type ContactMethod, orderNumberIn } from '../../../../domain/forms/track-order';
import type { Failure } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { OverlayKit } from '../../../ui/overlay-kit';
import { useIsSignedIn } from '../../session/session.context';
import type { GuestOrder } from './guest-orders';
import classes from './track-page.module.css';

type Form = {
  /** The name of the page and of its form. */
  name: 'track-order' | 'track-trip';
  label: ReactNode;
  schema: AnyObjectSchema;
  number: number | null;
  isBusy: boolean;
  onAsk: (requested: GuestOrder) => void;
};

type Props = Form & {
  text: ReactNode;
  /** Shown if the lookup found nothing. `null`: it found the order, or has not run yet. */
  missing: ReactNode | null;
  failure: Failure | null;
  own: ReactNode;
  stored: { title: ReactNode; entries: readonly GuestOrder[]; nameOf: (id: number) => ReactNode };
};

/**
 * Finds an order by number with phone or email, and lists the orders of this device [ORD-04, ORD-20,
 * RENT-55].
 */
export function Lookup({ text, missing, failure, own, stored, ...form }: Props) {
  const { i18n } = useLingui();
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.lookup}>
      <section className={classes.card}>
        <p className={classes.text}>{text}</p>
        <div role="alert">
          {missing === null ? null : <p className={classes.problem}>{missing}</p>}
          {failure ? <p className={classes.problem}>{failureTexts(i18n, failure).join(' ')}</p> : null}
        </div>
        <OverlayKit>
          <LookupForm {...form} />
        </OverlayKit>
        {isSignedIn ? own : null}
      </section>
      {isSignedIn ? null : <FromThisDevice {...stored} onAsk={form.onAsk} />}
    </div>
  );
}

/** The form for number and contact. Its message never reveals which of the two is wrong [ORD-04, X-24]. */
function LookupForm({ name, label, schema, number, isBusy, onAsk }: Form) {
  const { country } = useConfig();
  const { form, values, field, phone, formProps } = useFlowForm({
    name,
    initial: {
      number: number === null ? '' : String(number),
      contactMethod: 'phone' as ContactMethod,
      phone: '',
      country,
      email: '',
    },
    schema,
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    onSubmit: ({ contactMethod, email, ...typed }) =>
      onAsk({
        id: orderNumberIn(typed.number) ?? 0,
        phone: contactMethod === 'email' ? email.trim() : fullPhone(typed.phone, typed.country),
      }),
  });
  const isByEmail = values.contactMethod === 'email';
  return (
    <form {...formProps} className={classes.form}>
      <TextInput
        {...field('number')}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        dir="ltr"
      />
      {isByEmail ? (
        <TextInput
          {...field('email')}
          label={<Trans>Email</Trans>}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
        />
      ) : (
        <PhoneField {...phone('phone', 'country')} label={<Trans>Phone number</Trans>} maxLength={30} />
      )}
      <Button
        className={classes.way}
        variant="subtle"
        size="sm"
        onClick={() => form.setFieldValue('contactMethod', isByEmail ? 'phone' : 'email')}
      >
        {isByEmail ? <Trans>Use the phone number instead</Trans> : <Trans>Use the email instead</Trans>}
      </Button>
      <Button type="submit" fullWidth loading={isBusy}>
        <Trans>Track</Trans>
      </Button>
    </form>
  );
}

/** Lists the orders of this device, which open without a contact [ORD-20]. */
function FromThisDevice({ title, entries, nameOf, onAsk }: Props['stored'] & Pick<Form, 'onAsk'>) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.subtitle}>
        {title}
      </h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={classes.entry} onClick={() => onAsk(entry)}>
              <span>{nameOf(entry.id)}</span>
              <IconChevronRight size={18} className="mirrored" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        <Trans>Saved on this device only.</Trans>
      </p>
    </section>
  );
}
