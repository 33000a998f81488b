import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import { useFormats } from '../../../i18n/formats.context';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import own from './summary.module.css';

type Difference = { part: string; name: ReactNode; from: Minor; to: Minor };

type Props = {
  /** What is to be known before the answer. */
  children: ReactNode;
  differences: Difference[];
  decline: { words: ReactNode; act: () => void };
  accept: { words: ReactNode; act: () => void };
};

/** Another total is a difference to accept, never a surprise [CHK-06]. */
export function OtherTotal({ children, differences, decline, accept }: Props) {
  const formats = useFormats();
  return (
    <Question name="quoteChanged" title={<Trans>Your total has changed</Trans>} onClose={decline.act}>
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
          {decline.words}
        </Button>
        <Button data-autofocus onClick={accept.act}>
          {accept.words}
        </Button>
      </div>
    </Question>
  );
}
