import { Trans, useLingui } from '@lingui/react/macro';
import { IconSettings } from '@tabler/icons-react';
import type { ModuleType } from '../../../../domain/catalogue';
import { type DietName, markedDiets } from '../../../../domain/diet';
import { usePanel } from '../../../platform/layers/layers.context';
import { useConfig } from '../../../platform/shop.context';
import { useOwnDiet } from '../../preferences/diet.context';
import classes from './browse-bar.module.css';
import type { ChangeBrowse } from './browse-query';
import { allergensIn, type BrowseSearch, withoutOf } from './browse-search';
import { BrowseToggle } from './browse-toggle';

type Props = { browse: BrowseSearch; change: ChangeBrowse; moduleType: ModuleType | null };

/** Filters by the customer's diet, stored in the URL [X-17, CAT-08]. */
export function DietFilters({ browse, change, moduleType }: Props) {
  const { t } = useLingui();
  const { allergens, diets } = useOwnDiet();
  const { showsVegToggle } = useConfig();
  const { open } = usePanel('diet');
  const isWithout = allergensIn(browse.without).length > 0;
  const own = dietFilters(markedDiets(diets, moduleType, showsVegToggle));
  const isOwn = Object.entries(own).every(([key, value]) => browse[key as keyof BrowseSearch] === value);
  return (
    <div className={classes.diet}>
      <BrowseToggle
        isOn={isWithout}
        onPress={() => {
          if (isWithout) change({ without: undefined });
          else if (allergens.length === 0) open();
          else change({ without: withoutOf(allergens) });
        }}
      >
        <Trans>Hide items with my allergens</Trans>
      </BrowseToggle>
      {Object.keys(own).length > 0 ? (
        <BrowseToggle isOn={isOwn} onPress={() => change(isOwn ? cleared(own) : own)}>
          <Trans>My diet</Trans>
        </BrowseToggle>
      ) : null}
      <button type="button" className={classes.settings} aria-haspopup="dialog" onClick={open}>
        <IconSettings size={20} aria-hidden />
        <span className="visually-hidden">{t`Diet and allergens`}</span>
      </button>
    </div>
  );
}

const dietFilters = (diets: DietName[]): BrowseSearch => ({
  ...(diets.includes('veg') && { diet: 'veg' as const }),
  ...(diets.includes('halal') && { halal: true as const }),
  ...(diets.includes('organic') && { organic: true as const }),
});

const cleared = (filters: BrowseSearch): BrowseSearch =>
  Object.fromEntries(Object.keys(filters).map((key) => [key, undefined]));
