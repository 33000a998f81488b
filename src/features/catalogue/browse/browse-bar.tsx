import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Cuisine, ModuleType } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import type { BlockData } from '../../../platform/reads';
import { withSearch } from '../../../platform/search-change';
import { useConfig } from '../../../platform/shop.context';
import classes from './browse-bar.module.css';
import type { ChangeBrowse } from './browse-query';
import type { BrowseSearch } from './browse-search';
import { BrowseToggle as Toggle } from './browse-toggle';
import { DietFilters } from './diet-filters';
import { PriceChip } from './price-chip';
import { StoreChoices, StoreToggles } from './store-filters';

type Props = {
  browse: BrowseSearch;
  moduleType: ModuleType | null;
  /** The names of the tabs. Set only if the list has items and stores. */
  tabs?: { items: string; stores: string };
  /** The cuisines to filter by. Set only for lists of stores. */
  cuisines?: BlockData<Cuisine[]> | undefined;
};

/** Returns a function that writes filters into the URL. They can be shared, and Back undoes them [CAT-08]. */
export function useChangeBrowse(): ChangeBrowse {
  const navigate = useNavigate();
  return (change) =>
    void navigate({
      to: '.',
      search: withSearch(change),
      replace: true,
      resetScroll: false,
    });
}

export function BrowseBar({ browse, moduleType, tabs, cuisines }: Props) {
  const change = useChangeBrowse();
  const { showsVegToggle } = useConfig();
  const showsStores = tabs ? browse.tab === 'stores' : cuisines !== undefined;
  const hasFood = moduleType === 'food' || moduleType === 'grocery';
  return (
    <div className={classes.bar}>
      {tabs ? (
        <div className={classes.tabs}>
          <Tab isOn={!showsStores} onPress={() => change({ tab: undefined, sort: undefined })}>
            {tabs.items}
          </Tab>
          <Tab isOn={showsStores} onPress={() => change({ tab: 'stores', sort: undefined })}>
            {tabs.stores}
          </Tab>
        </div>
      ) : null}
      <div className={classes.controls}>
        <div className={classes.filters}>
          {showsStores ? <StoreToggles browse={browse} change={change} moduleType={moduleType} /> : null}
          {moduleType === 'food' && showsVegToggle && !showsStores ? (
            <>
              <Toggle
                isOn={browse.diet === 'veg'}
                onPress={() => change({ diet: browse.diet === 'veg' ? undefined : 'veg' })}
              >
                <Trans>Veg</Trans>
              </Toggle>
              <Toggle
                isOn={browse.diet === 'non_veg'}
                onPress={() => change({ diet: browse.diet === 'non_veg' ? undefined : 'non_veg' })}
              >
                <Trans>Non-veg</Trans>
              </Toggle>
            </>
          ) : null}
          <Toggle
            isOn={browse.discounted === true}
            onPress={() => change({ discounted: browse.discounted ? undefined : true })}
          >
            {showsStores ? <Trans>Offers</Trans> : <Trans>Discounted</Trans>}
          </Toggle>
          <Toggle
            isOn={browse.rating !== undefined}
            onPress={() => change({ rating: browse.rating === undefined ? 4 : undefined })}
          >
            <TopRated />
          </Toggle>
          {moduleType === 'food' ? (
            <Toggle
              isOn={browse.halal === true}
              onPress={() => change({ halal: browse.halal ? undefined : true })}
            >
              <Trans>Halal</Trans>
            </Toggle>
          ) : null}
          {moduleType === 'grocery' && !showsStores ? (
            <Toggle
              isOn={browse.organic === true}
              onPress={() => change({ organic: browse.organic ? undefined : true })}
            >
              <Trans>Organic</Trans>
            </Toggle>
          ) : null}
          {hasFood && !showsStores ? (
            <DietFilters browse={browse} change={change} moduleType={moduleType} />
          ) : null}
          {showsStores ? null : <PriceChip min={browse.min} max={browse.max} onApply={change} />}
          {showsStores && cuisines ? (
            <StoreChoices browse={browse} change={change} cuisines={cuisines} />
          ) : null}
        </div>
        <SortField browse={browse} change={change} showsStores={showsStores} />
      </div>
    </div>
  );
}

type PressProps = { isOn: boolean; onPress: () => void; children: ReactNode };

const Tab = ({ isOn, onPress, children }: PressProps) => (
  <button type="button" className={classes.tab} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);

function TopRated() {
  const formats = useFormats();
  return <Trans>{formats.number(4)} stars and up</Trans>;
}

type FieldProps = { browse: BrowseSearch; change: ChangeBrowse };

function SortField({ browse, change, showsStores }: FieldProps & { showsStores: boolean }) {
  const { t } = useLingui();
  return (
    <select
      className={classes.sort}
      aria-label={t`Sort by`}
      value={browse.sort ?? ''}
      onChange={(event) =>
        change({ sort: event.target.value === '' ? undefined : (event.target.value as 'popular') })
      }
    >
      <option value="">{t`Recommended`}</option>
      {showsStores ? (
        <>
          <option value="time">{t`Fastest delivery`}</option>
          <option value="fee">{t`Lowest delivery fee`}</option>
          <option value="distance">{t`Nearest`}</option>
          <option value="rating">{t`Top rated`}</option>
          <option value="new">{t`Newest`}</option>
        </>
      ) : (
        <>
          <option value="popular">{t`Most popular`}</option>
          <option value="rating">{t`Top rated`}</option>
          <option value="new">{t`Newest`}</option>
          <option value="price_asc">{t`Price: low to high`}</option>
          <option value="price_desc">{t`Price: high to low`}</option>
        </>
      )}
    </select>
  );
}
