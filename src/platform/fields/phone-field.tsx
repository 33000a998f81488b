import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useMemo } from 'react';
import { useConfig } from '../shop.context';
import { saveCountry } from '../storage/stored-country';
import { countries, dialCodeOf } from './dial-codes';
import classes from './phone-field.module.css';

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'dir' | 'leftSection'> & {
  country: string;
  onCountryChange: (country: string) => void;
};

/**
 * A phone field with a country. A number typed with + ignores the country. The operator's settings decide
 * whether other countries are allowed [FOOT-09].
 */
export function PhoneField({ country, onCountryChange, ...props }: Props) {
  const { t, i18n } = useLingui();
  const { hasCountryPicker } = useConfig();
  const dial = `+${dialCodeOf(country)}`;
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    return countries
      .map((code) => ({ value: code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, i18n.locale))
      .map(({ value, name }) => ({ value, label: `${name} (+${dialCodeOf(value)})` }));
  }, [i18n.locale]);
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel"
      {...props}
      type="tel"
      dir="ltr"
      leftSectionPointerEvents="all"
      leftSectionWidth={`calc(${dial.length}ch + ${hasCountryPicker ? 60 : 40}px)`}
      leftSection={
        <span className={classes.country} data-open={hasCountryPicker || undefined}>
          <span className={classes.dial} aria-hidden="true">
            {dial}
            {hasCountryPicker ? <IconChevronDown size={16} /> : null}
          </span>
          <NativeSelect
            variant="unstyled"
            classNames={{ root: classes.chooser ?? '', input: classes.select ?? '' }}
            aria-label={t`Country code`}
            autoComplete="tel-country-code"
            value={country}
            disabled={!hasCountryPicker}
            onChange={({ currentTarget: { value } }) => {
              saveCountry(value);
              onCountryChange(value);
            }}
            data={options}
          />
        </span>
      }
    />
  );
}
