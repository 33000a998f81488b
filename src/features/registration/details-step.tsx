import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { storeDetailsSchema } from '../../../domain/forms/registration';
import { TIME_TYPES } from '../../../domain/registration';
import { AutoDirectionField } from '../../platform/fields/auto-direction-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useRegistration, useRegistrationRef } from './registration.context';
import classes from './registration.module.css';
import { StepButtons } from './step-parts';

export function DetailsStep() {
  const { t } = useLingui();
  const flow = useRegistrationRef();
  const { storeName, minimumTime, maximumTime, timeType, tin, tinExpires } = useRegistration(
    ({ context }) => context.texts,
  );
  const { field, formProps } = useFlowForm({
    name: 'store',
    initial: { storeName, minimumTime, maximumTime, timeType, tin, tinExpires },
    schema: storeDetailsSchema,
    onType: (texts) => flow.send({ type: 'texts.typed', texts }),
    onSubmit: (texts) => flow.send({ type: 'step.submitted', texts }),
  });
  const units = { min: t`Minutes`, hours: t`Hours`, days: t`Days` };
  return (
    <form {...formProps} className={classes.form}>
      <AutoDirectionField {...field('storeName')} label={<Trans>Store name</Trans>} maxLength={100} />
      <div className={classes.row}>
        <TextInput
          {...field('minimumTime')}
          label={<Trans>Shortest delivery time</Trans>}
          inputMode="numeric"
          maxLength={4}
        />
        <TextInput
          {...field('maximumTime')}
          label={<Trans>Longest delivery time</Trans>}
          inputMode="numeric"
          maxLength={4}
        />
        <NativeSelect
          {...field('timeType')}
          label={<Trans>Unit</Trans>}
          data={TIME_TYPES.map((value) => ({ value, label: units[value] }))}
        />
      </div>
      <div className={classes.row}>
        <TextInput {...field('tin')} label={<Trans>Tax number (optional)</Trans>} maxLength={40} dir="ltr" />
        <TextInput
          {...field('tinExpires')}
          type="date"
          label={<Trans>Tax certificate expiry date (optional)</Trans>}
        />
      </div>
      <StepButtons />
    </form>
  );
}
