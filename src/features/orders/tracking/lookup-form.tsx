import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { orderNumberIn, trackOrderSchema } from '../../../../domain/forms/track-order';
import { fullPhone } from '../../../platform/fields/dial-codes';
import { PhoneField } from '../../../platform/fields/phone-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { useOrderTracking, useOrderTrackingRef } from './order-tracking.context';
import classes from './track-page.module.css';

/** Neither part says whether the other is right [ORD-04, X-24]. */
export function LookupForm({ number }: { number: number | null }) {
  const { country } = useConfig();
  const flow = useOrderTrackingRef();
  const isBusy = useOrderTracking((at) => at.matches('loading'));
  const { field, phone, formProps } = useFlowForm({
    name: 'track-order',
    initial: { number: number === null ? '' : String(number), phone: '', country },
    schema: trackOrderSchema,
    read: (typed) => ({ ...typed, phone: fullPhone(typed.phone, typed.country) }),
    onSubmit: (typed) =>
      flow.send({
        type: 'lookup.submitted',
        asked: { id: orderNumberIn(typed.number) ?? 0, phone: fullPhone(typed.phone, typed.country) },
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <TextInput
        {...field('number')}
        label={<Trans>Order number</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        dir="ltr"
      />
      <PhoneField {...phone('phone', 'country')} label={<Trans>Phone number</Trans>} maxLength={30} />
      <Button type="submit" fullWidth loading={isBusy}>
        <Trans>Track</Trans>
      </Button>
    </form>
  );
}
