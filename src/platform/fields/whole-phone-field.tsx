import { type ComponentProps, useState } from 'react';
import { useConfig } from '../shop.context';
import { fullPhone } from './dial-codes';
import { PhoneField } from './phone-field';

type Props = Omit<ComponentProps<typeof PhoneField>, 'country' | 'onCountryChange' | 'value' | 'onChange'> & {
  /** As the world dials it. */
  value: string;
  onChange: (whole: string) => void;
};

/** For a flow that keeps the whole number: what was typed of it, and its country, are the field's own. */
export function WholePhoneField({ value, onChange, ...props }: Props) {
  const own = useConfig().country;
  const [{ text, country }, setTyped] = useState({ text: value, country: own });
  const isOwnValue = fullPhone(text, country) === value;
  const tell = (typed: { text: string; country: string }) => {
    setTyped(typed);
    onChange(fullPhone(typed.text, typed.country));
  };
  return (
    <PhoneField
      {...props}
      value={isOwnValue ? text : value}
      country={country}
      onCountryChange={(chosen) => tell({ text: isOwnValue ? text : value, country: chosen })}
      onChange={({ currentTarget }) => tell({ text: currentTarget.value, country })}
    />
  );
}
