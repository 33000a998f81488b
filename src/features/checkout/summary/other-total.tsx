import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Difference, SplitPart } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import own from './summary.module.css';

type Named = Difference<string> & { name: ReactNode };

export const SPLIT_NAMES: Record<SplitPart, ReactNode> = {
  wallet: <Trans>From your wallet</Trans>,
  due: <Trans>Left to pay</Trans>,
};

type Props = {
  children?: ReactNode;
  differences: Named[];
  decline: { text: ReactNode; act: () => void };
  accept: { text: ReactNode; act: () => void };
};

/** Asks the customer to accept a changed total, or another split of the same total [CHK-06, CHK-14]. */
export function OtherTotal({ children, differences, decline, accept }: Props) {
  const formats = useFormats();
  const title = differences.some(({ part }) => part === 'total') ? (
    <Trans>Your total has changed</Trans>
  ) : (
    <Trans>What you pay has changed</Trans>
  );
  return (
    <Question name="quoteChanged" title={title} onClose={decline.act}>
      {children}
      <dl className={own.rows}>
        {differences.map(({ part, name, from, to }) => (
          <div key={part} className={own.row} data-tone={part === 'total' ? 'total' : undefined}>
            <dt>{name}</dt>
            <dd className={own.change}>
              <del>{formats.money(from)}</del> <ins>{formats.money(to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className={question.answers}>
        <Button variant="default" onClick={decline.act}>
          {decline.text}
        </Button>
        <Button data-autofocus onClick={accept.act}>
          {accept.text}
        </Button>
      </div>
    </Question>
  );
}
