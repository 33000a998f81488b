import { Trans } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import checkout from '../../checkout/checkout.module.css';
import { useParcel, useParcelDraft, useParcelDraftChange } from '../parcel.context';
import classes from '../parcel.module.css';
import { StepButtons } from '../step-answers';

/** Instructions, and what cannot be sent [PARC-02, PARC-04]. */
export function InstructionsStep({ offered }: { offered: string[] }) {
  const { instruction, isProhibitedRead } = useParcelDraft();
  const change = useParcelDraftChange();
  const isMissing = useParcel(({ context }) => context.missing === 'prohibited');
  return (
    <>
      <div className={checkout.chips}>
        {offered.map((words) => (
          <button
            key={words}
            type="button"
            className={checkout.chip}
            aria-pressed={instruction === words}
            onClick={() => change({ instruction: instruction === words ? '' : words })}
          >
            {words}
          </button>
        ))}
      </div>
      <TextInput
        label={<Trans>For the courier</Trans>}
        value={instruction}
        maxLength={300}
        onChange={({ currentTarget }) => change({ instruction: currentTarget.value })}
      />
      <section className={classes.prohibited} aria-labelledby="prohibited-goods">
        <h3 id="prohibited-goods">
          <Trans>What you can’t send</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Cash, jewellery and identity documents</Trans>
          </li>
          <li>
            <Trans>Weapons, explosives, gas and flammable items</Trans>
          </li>
          <li>
            <Trans>Drugs, alcohol and medicine without a prescription</Trans>
          </li>
          <li>
            <Trans>Animals and perishable food</Trans>
          </li>
        </ul>
        <Link to="/terms-and-conditions" target="_blank" rel="noopener">
          <Trans>Terms & Conditions</Trans>
        </Link>
      </section>
      <Checkbox
        label={<Trans>My parcel contains none of these</Trans>}
        checked={isProhibitedRead}
        error={isMissing}
        onChange={({ currentTarget }) => change({ isProhibitedRead: currentTarget.checked })}
      />
      <StepButtons />
    </>
  );
}
