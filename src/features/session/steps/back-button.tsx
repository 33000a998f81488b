import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './step.module.css';

type Props = { onPress: () => void; children: ReactNode };

export const BackButton = ({ onPress, children }: Props) => (
  <button type="button" className={classes.back} onClick={onPress}>
    <IconChevronLeft size={20} className="mirrored" aria-hidden />
    {children}
  </button>
);
