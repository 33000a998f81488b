import { useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useMemo } from 'react';
import { countries, dialCodeOf } from './dial-codes';
import classes from './field.module.css';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'before' | 'isLtr'> & {
  country: string;
  onCountryChange: (country: string) => void;
};

/** A number with the country it belongs to; a number that is typed with a plus needs none. */
export function PhoneField({ country, onCountryChange, ...props }: Props) {
  const { t, i18n } = useLingui();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    return countries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, i18n.locale));
  }, [i18n.locale]);
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...props}
      type="tel"
      isLtr
      before={
        <span className={classes.country}>
          <span className={classes.dial} aria-hidden="true">
            +{dialCodeOf(country)}
            <IconChevronDown size={16} />
          </span>
          <select
            className={classes.select}
            aria-label={t`Country code`}
            autoComplete="tel-country-code"
            value={country}
            onChange={({ currentTarget }) => onCountryChange(currentTarget.value)}
          >
            {options.map(({ code, name }) => (
              <option key={code} value={code}>
                {`${name} (+${dialCodeOf(code)})`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
