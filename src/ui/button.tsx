import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';

type RootProps = { className: string; children: ReactNode };

type Props = Omit<ComponentProps<'button'>, 'color'> & {
  variant?: 'filled' | 'strong' | 'light' | 'default' | 'subtle';
  size?: 'sm' | 'md' | 'lg';
  shape?: 'rounded' | 'pill';
  fullWidth?: boolean;
  /**
   * True while the button's action runs. The button then keeps its name, has `aria-busy`, and ignores
   * presses.
   */
  loading?: boolean;
  leftSection?: ReactNode;
  /** Renders the button as another element, such as a link. */
  renderRoot?: (props: RootProps) => ReactNode;
  'data-autofocus'?: boolean;
};

/** A button without Mantine, whose button is too large for the first download. */
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

/** Ignores the press. A busy button then can't submit its form either. */
const refuse = (press: MouseEvent) => press.preventDefault();
