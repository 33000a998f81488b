import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';

type RootProps = { className: string; children: ReactNode };

type Props = Omit<ComponentProps<'button'>, 'color'> & {
  variant?: 'filled' | 'strong' | 'light' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  shape?: 'rounded' | 'pill';
  fullWidth?: boolean;
  /** Pressed and waiting: keeps its name, says that it is busy and takes no second press. */
  loading?: boolean;
  leftSection?: ReactNode;
  /** Another element in the same clothes, such as a link. */
  renderRoot?: (props: RootProps) => ReactNode;
  'data-autofocus'?: boolean;
};

/** The button of the whole product. Light on purpose: it is part of the first download. */
export function Button(props: Props) {
  const {
    variant = 'filled',
    size = 'md',
    shape = 'rounded',
    fullWidth = false,
    loading = false,
    leftSection,
    renderRoot,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const looks = {
    'data-variant': variant,
    'data-size': size,
    'data-shape': shape,
    'data-full': fullWidth || undefined,
    className: [classes.button, className].filter(Boolean).join(' '),
  };
  const content = (
    <>
      {leftSection ? <span className={classes.section}>{leftSection}</span> : null}
      <span className={classes.label}>{children}</span>
      {loading ? <span className={classes.spinner} /> : null}
    </>
  );
  if (renderRoot) return renderRoot({ ...looks, children: content });
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {content}
    </button>
  );
}

/** A waiting submit button must not send its form again either. */
const refuse = (press: MouseEvent) => press.preventDefault();
