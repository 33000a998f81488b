import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './step.module.css';

/** Moves the focus into each new step. */
export function StepFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A dialog that has just opened moves the focus itself.
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <div ref={frame} className={classes.step}>
      {children}
    </div>
  );
}

type Props = { onPress: () => void; children: ReactNode };

export const BackButton = ({ onPress, children }: Props) => (
  <button type="button" className={classes.back} onClick={onPress}>
    <IconChevronLeft size={20} className="mirrored" aria-hidden />
    {children}
  </button>
);
