import { type ComponentProps, useState } from 'react';
import { useConfig } from '../shop.context';
import { fullPhone, shownPhone } from './dial-codes';
import { PhoneField } from './phone-field';

type Props = Omit<ComponentProps<typeof PhoneField>, 'country' | 'onCountryChange' | 'value' | 'onChange'> & {
  value: string;
  onChange: (whole: string) => void;
};

/**
 * A phone field for flows that store the complete number. The field itself holds the typed text and the
 * country.
 */
export function WholePhoneField({ value, onChange, ...props }: Props) {
  const own = useConfig().country;
  const [{ text, country }, setTyped] = useState({ text: shownPhone(value, own), country: own });
  const shown = fullPhone(text, country) === value ? text : shownPhone(value, country);
  const notify = (typed: { text: string; country: string }) => {
    setTyped(typed);
    onChange(fullPhone(typed.text, typed.country));
  };
  return (
    <PhoneField
      {...props}
      value={shown}
      country={country}
      onCountryChange={(chosen) => notify({ text: shown, country: chosen })}
      onChange={({ currentTarget }) => notify({ text: currentTarget.value, country })}
    />
  );
}
