import { Trans } from '@lingui/react/macro';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './facts.module.css';

type Props = {
  name: ReactNode;
  /** True if the fact is hidden in print. */
  isForScreens?: boolean;
  children: ReactNode;
};

export const Fact = ({ name, isForScreens, children }: Props) => (
  <div className={classes.fact} data-screens={isForScreens || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const Phone = ({ number, name }: { number: string; name: string }) => (
  <a href={`tel:${number.replaceAll(' ', '')}`} className={classes.phone}>
    <IconPhone size={18} aria-hidden />
    <span>
      <Trans>Call {name}</Trans>
    </span>
    <span dir="ltr" className={classes.number}>
      {number}
    </span>
  </a>
);
