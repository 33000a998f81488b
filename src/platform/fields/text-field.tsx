import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: ReactNode;
  /** What is wrong, in words. */
  problem?: string | undefined;
  hint?: ReactNode;
  /** Addresses, numbers and codes run from left to right in every language. */
  isLtr?: boolean;
  /** Beside what is typed: a country before it, a button after it. */
  before?: ReactNode;
  after?: ReactNode;
};

/** A labelled line of text; what is wrong with it is linked to it. */
export function TextField({ label, problem, hint, isLtr, before, after, ...input }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = problem ?? hint;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box} dir={isLtr ? 'ltr' : undefined} data-invalid={problem ? true : undefined}>
        {before}
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {after}
      </div>
      {note ? (
        <p id={noteId} className={classes.note} data-tone={problem ? 'bad' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
