import { type Currency, type Decimals, isWhole, type Minor, toMinor } from '../../../domain/money';
import { refuse } from '../../http/errors';
import type { LocalText } from '../../http/language';

const TOO_FINE: Record<Decimals, LocalText> = {
  0: { en: 'Enter an amount without decimals.', ar: 'أدخل مبلغًا بلا منازل عشرية.' },
  2: {
    en: 'Enter an amount with up to two decimals.',
    ar: 'أدخل مبلغًا بمنزلتين عشريتين كحد أقصى.',
  },
  3: {
    en: 'Enter an amount with up to three decimals.',
    ar: 'أدخل مبلغًا بثلاث منازل عشرية كحد أقصى.',
  },
};

/**
 * Converts an amount that a person entered. Refuses more decimals than the currency has and never rounds
 * [PRICE-20].
 */
export function exactMinor(amount: number, currency: Currency, field: string): Minor {
  if (!isWhole(amount, currency)) refuse(403, field, TOO_FINE[currency.decimals]);
  return toMinor(amount, currency);
}
