import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge';
import classes from './access.module.css';

type Props = {
  picture: ReactNode;
  name: ReactNode;
  mark?: ReactNode;
  about: ReactNode;
  children?: ReactNode;
};

export const AccessRow = ({ picture, name, mark, about, children }: Props) => (
  <li className={classes.row}>
    <span className={classes.picture}>{picture}</span>
    <span className={classes.words}>
      <span className={classes.name}>
        {name}
        {mark ? <Badge tone="good">{mark}</Badge> : null}
      </span>
      <span className={classes.about}>{about}</span>
    </span>
    {children ? <span className={classes.tools}>{children}</span> : null}
  </li>
);
