import { Trans, useLingui } from '@lingui/react/macro';
import type { Cuisine, ModuleType } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import type { BlockData } from '../../../platform/reads';
import { useConfig } from '../../../platform/shop.context';
import { Block } from '../page/block';
import classes from './browse-bar.module.css';
import { type ChangeBrowse, FAST_MINUTES } from './browse-query';
import { type BrowseSearch, PRICE_LEVELS } from './browse-search';
import { BrowseToggle } from './browse-toggle';

type Props = { browse: BrowseSearch; change: ChangeBrowse };

/** The most used filters for restaurants. */
export function StoreToggles({ browse, change }: Props & { moduleType: ModuleType | null }) {
  const formats = useFormats();
  return (
    <>
      <BrowseToggle
        isOn={browse.open === true}
        onPress={() => change({ open: browse.open ? undefined : true })}
      >
        <Trans>Open now</Trans>
      </BrowseToggle>
      <BrowseToggle
        isOn={browse.fast === true}
        onPress={() => change({ fast: browse.fast ? undefined : true })}
      >
        <Trans>Under {formats.number(FAST_MINUTES)} min</Trans>
      </BrowseToggle>
      <BrowseToggle
        isOn={browse.free === true}
        onPress={() => change({ free: browse.free ? undefined : true })}
      >
        <Trans>Free delivery</Trans>
      </BrowseToggle>
    </>
  );
}

/** Filters by cuisine and price level. */
export function StoreChoices({ browse, change, cuisines }: Props & { cuisines: BlockData<Cuisine[]> }) {
  const { t } = useLingui();
  const { currency } = useConfig();
  return (
    <>
      <Block data={cuisines}>
        {(known) =>
          known.length > 0 ? (
            <select
              className={classes.sort}
              aria-label={t`Cuisine`}
              value={browse.cuisine ?? ''}
              data-on={browse.cuisine !== undefined || undefined}
              onChange={(event) => change({ cuisine: event.target.value || undefined })}
            >
              <option value="">{t`All cuisines`}</option>
              {known.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          ) : null
        }
      </Block>
      <select
        className={classes.sort}
        aria-label={t`Price level`}
        value={browse.level ?? ''}
        data-on={browse.level !== undefined || undefined}
        onChange={(event) =>
          change({ level: event.target.value === '' ? undefined : Number(event.target.value) })
        }
      >
        <option value="">{t`Any price`}</option>
        {PRICE_LEVELS.map((level) => (
          <option key={level} value={level}>
            {currency.symbol.repeat(level)}
          </option>
        ))}
      </select>
    </>
  );
}
