import type { ReactNode } from 'react';
import type { ParcelPart } from '../../../../domain/parcel-sending';
import bad from '../../../ui/error-text.module.css';
import { useParcel } from '../parcel.context';
import classes from '../parcel.module.css';
import { GAPS, PART_TITLES } from '../parcel-words';

const idOf = (part: ParcelPart): string => `parcel-${part}`;

const TYPED = 'input:not([type=radio], [type=hidden])';

/** Scrolls to the section and focuses its first invalid or empty field, else its heading [PARC-04]. */
export function focusPart(part: ParcelPart): void {
  const heading = document.getElementById(idOf(part));
  const fields = [...(heading?.closest('section')?.querySelectorAll<HTMLInputElement>(TYPED) ?? [])];
  const wrong = fields.find(({ ariaInvalid, value }) => ariaInvalid === 'true' && !value);
  const field = wrong ?? fields.find(({ ariaInvalid }) => ariaInvalid === 'true') ?? heading;
  field?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

type Props = { part: ParcelPart; aside?: ReactNode; children: ReactNode };

/** One section of the form, with its missing fields and the server's error. */
export function Part({ part, aside, children }: Props) {
  const isAsked = useParcel(({ context }) => context.part === part);
  return (
    <section className={classes.card} aria-labelledby={idOf(part)}>
      <div className={classes.head}>
        <h2 id={idOf(part)} tabIndex={-1} data-autofocus={isAsked || undefined}>
          {PART_TITLES[part]}
        </h2>
        {aside}
      </div>
      {children}
      <Missing part={part} />
    </section>
  );
}

function Missing({ part }: { part: ParcelPart }) {
  const gap = useParcel(
    ({ context }) => context.missing.find((missing) => missing.part === part)?.gap ?? null,
  );
  const problem = useParcel(
    ({ context }) => context.quote?.problems.find((one) => one.part === part)?.message ?? null,
  );
  const text = gap === null ? problem : GAPS[gap];
  return text === null ? null : (
    <p className={bad.bad} role="alert">
      {text}
    </p>
  );
}
