import type { ReactNode } from 'react';
import classes from './settings.module.css';

type Props = { id?: string; name: ReactNode; about?: ReactNode; children: ReactNode };

export const SettingRow = ({ id, name, about, children }: Props) => (
  <div className={classes.row}>
    <div className={classes.words}>
      <span id={id} className={classes.name}>
        {name}
      </span>
      {about ? (
        <span id={id && `${id}-about`} className={classes.about}>
          {about}
        </span>
      ) : null}
    </div>
    {children}
  </div>
);
