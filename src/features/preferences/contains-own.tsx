import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { allergensAmong } from '../../../domain/allergen-synonyms';
import type { Allergen } from '../../../domain/diet';
import { useFormats } from '../../i18n/formats.context';
import { allergenWords } from './allergen-texts';
import classes from './contains-own.module.css';

type Props = { allergens: Allergen[]; allergies: string[] };

/** Names the avoided allergens in text, because colour alone is not accessible. */
export function ContainsOwn({ allergens, allergies }: Props) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const found = allergensAmong(allergens, allergies);
  if (found.length === 0) return null;
  const names = formats.list(found.map((allergen) => i18n._(allergenWords[allergen])));
  return (
    <p className={classes.warning} role="note">
      <IconAlertTriangleFilled size={16} aria-hidden />
      <span>
        <Trans>Contains {names}</Trans>
      </span>
    </p>
  );
}
