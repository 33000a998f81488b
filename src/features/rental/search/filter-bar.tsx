import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLayoutGrid, IconList, IconMap2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VehicleGroup } from '../../../api/rental-mapping';
import { useFormats } from '../../../i18n/formats.context';
import type { BlockData } from '../../../platform/reads';
import { withSearch } from '../../../platform/search-change';
import classes from '../../catalogue/browse/browse-bar.module.css';
import { BrowseToggle as Toggle } from '../../catalogue/browse/browse-toggle';
import { PriceChip } from '../../catalogue/browse/price-chip';
import { Block } from '../../catalogue/page/block';
import { FuelName, GearName } from '../cards/vehicle-facts';
import own from './filter-bar.module.css';
import { FUELS, GEARS, SEATS, type SearchAddress } from './rental-address';
import { rememberedLook, saveLook } from './stored-look';

type Change = (change: SearchAddress) => void;
type PartProps = { address: SearchAddress; change: Change };
type Props = {
  address: SearchAddress;
  categories: BlockData<VehicleGroup[]>;
  brands: BlockData<VehicleGroup[]>;
  hasTrip: boolean;
};

/** The filters of a list of vehicles. They are URL parameters, so that a list can be shared [RENT-12]. */
export function FilterBar({ address, categories, brands, hasTrip }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const formats = useFormats();
  const change: Change = (wanted) =>
    void navigate({ to: '.', search: withSearch(wanted), replace: true, resetScroll: false });
  const numberOr = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <section className={`${classes.bar} ${own.bar}`} aria-label={t`Filters`}>
      <div className={`${classes.controls} ${own.controls}`}>
        <div className={`${classes.filters} ${own.filters}`}>
          <GroupChoice
            label={t`Category`}
            all={t`All categories`}
            data={categories}
            chosen={address.categoryId}
            onChoose={(id) => change({ categoryId: id, all_category: id === undefined ? 1 : undefined })}
          />
          <GroupChoice
            label={t`Brand`}
            all={t`All brands`}
            data={brands}
            chosen={address.brandId}
            onChoose={(id) => change({ brandId: id })}
          />
          <Choice
            label={t`Seats`}
            value={address.seats ?? ''}
            onChoose={(value) => change({ seats: numberOr(value) })}
          >
            <option value="">{t`Any seats`}</option>
            {SEATS.map((seats) => (
              <option key={seats} value={seats}>
                <Plural value={seats} one="# seat or more" other="# seats or more" />
              </option>
            ))}
          </Choice>
          <Choice
            label={t`Transmission`}
            value={address.gear ?? ''}
            onChoose={(value) => change({ gear: GEARS.find((gear) => gear === value) })}
          >
            <option value="">{t`Any transmission`}</option>
            {GEARS.map((gear) => (
              <option key={gear} value={gear}>
                <GearName gear={gear} />
              </option>
            ))}
          </Choice>
          <Choice
            label={t`Fuel`}
            value={address.fuel ?? ''}
            onChoose={(value) => change({ fuel: FUELS.find((fuel) => fuel === value) })}
          >
            <option value="">{t`Any fuel`}</option>
            {FUELS.map((fuel) => (
              <option key={fuel} value={fuel}>
                <FuelName fuel={fuel} />
              </option>
            ))}
          </Choice>
          <Toggle isOn={address.ac === 1} onPress={() => change({ ac: address.ac === 1 ? undefined : 1 })}>
            <Trans>AC</Trans>
          </Toggle>
          <Toggle
            isOn={address.rating !== undefined}
            onPress={() => change({ rating: address.rating === undefined ? 4 : undefined })}
          >
            <Trans>{formats.number(4)} stars and up</Trans>
          </Toggle>
          <PriceChip
            min={address.min}
            max={address.max}
            name={hasTrip ? <Trans>Trip price</Trans> : undefined}
            onApply={change}
          />
        </div>
        <Choice
          label={t`Sort by`}
          value={address.sort ?? ''}
          onChoose={(value) => change({ sort: value === '' ? undefined : (value as 'top_rated') })}
        >
          <option value="">{t`Recommended`}</option>
          <option value="price_low_to_high">{t`Price: low to high`}</option>
          <option value="price_high_to_low">{t`Price: high to low`}</option>
          <option value="top_rated">{t`Top rated`}</option>
        </Choice>
      </div>
      <Looks address={address} change={change} />
    </section>
  );
}

type ChoiceProps = {
  className?: string | undefined;
  label: string;
  value: string | number;
  onChoose: (value: string) => void;
  children: ReactNode;
};

const Choice = ({ className = '', label, value, onChoose, children }: ChoiceProps) => (
  <select
    className={`${classes.sort} ${className}`}
    aria-label={label}
    value={value}
    data-on={value === '' ? undefined : true}
    onChange={(change) => onChoose(change.target.value)}
  >
    {children}
  </select>
);

type GroupProps = {
  label: string;
  all: string;
  data: BlockData<VehicleGroup[]>;
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** A filter. It reserves its width while the options load. */
function GroupChoice({ label, all, data, chosen, onChoose }: GroupProps) {
  const choiceOf = (groups: VehicleGroup[]) => (
    <Choice
      className={own.group}
      label={label}
      value={chosen ?? ''}
      onChoose={(value) => onChoose(value === '' ? undefined : Number(value))}
    >
      <option value="">{all}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
  return (
    <Block data={data} skeleton={choiceOf([])}>
      {choiceOf}
    </Block>
  );
}

/**
 * Switches between compact cards, rows and the map. The device stores the choice between cards and rows
 * [RENT-08].
 */
function Looks({ address, change }: PartProps) {
  const look = address.look ?? rememberedLook();
  const isMap = address.view === 'map';
  const choose = (wanted: 'compact' | 'detailed') => {
    saveLook(wanted);
    change({ look: wanted, view: undefined });
  };
  return (
    <div className={own.looks}>
      <Toggle isOn={!isMap && look === 'compact'} onPress={() => choose('compact')}>
        <IconLayoutGrid size={18} aria-hidden />
        <Trans>Compact</Trans>
      </Toggle>
      <Toggle isOn={!isMap && look === 'detailed'} onPress={() => choose('detailed')}>
        <IconList size={18} aria-hidden />
        <Trans>Detailed</Trans>
      </Toggle>
      <Toggle isOn={isMap} onPress={() => change({ view: isMap ? undefined : 'map' })}>
        <IconMap2 size={18} aria-hidden />
        <Trans>Map</Trans>
      </Toggle>
    </div>
  );
}
