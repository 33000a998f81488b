import { Trans, useLingui } from '@lingui/react/macro';
import type { ParcelKind } from '../../../../domain/parcel-sending';
import { useFormats } from '../../../i18n/formats.context';
import { EmptyState } from '../../../ui/empty-state';
import { Picture } from '../../../ui/picture';
import { Choice, Choices } from '../../checkout/parts/choices';
import { useParcelDraft, useParcelDraftChange } from '../parcel.context';
import classes from '../parcel.module.css';
import { Part } from './part';

/** Shows size, weight and price of each category [PARC-02]. */
export function CategoryPart({ kinds }: { kinds: ParcelKind[] }) {
  const { t } = useLingui();
  const { categoryId } = useParcelDraft();
  const change = useParcelDraftChange();
  if (kinds.length === 0)
    return (
      <EmptyState title={<Trans>Parcels aren’t available right now</Trans>}>
        <Trans>Please come back later.</Trans>
      </EmptyState>
    );
  return (
    <Part part="category">
      <Choices legend={t`What are you sending?`}>
        {kinds.map((kind) => (
          <Choice
            key={kind.id}
            name="category"
            isOn={kind.id === categoryId}
            icon={
              kind.imageUrl ? (
                <Picture src={kind.imageUrl} alt="" width={60} height={50} className={classes.photo} />
              ) : null
            }
            hint={<KindHint kind={kind} />}
            onChoose={() => change({ categoryId: kind.id })}
          >
            {kind.name}
          </Choice>
        ))}
      </Choices>
    </Part>
  );
}

export function KindHint({ kind }: { kind: ParcelKind }) {
  const formats = useFormats();
  const perKm = formats.money(kind.perKm);
  const least = formats.money(kind.minimumCharge);
  const weight = kind.maximumKilograms === null ? null : formats.number(kind.maximumKilograms);
  const size = kind.maximumCentimetres === null ? null : formats.number(kind.maximumCentimetres);
  return (
    <>
      {kind.description}
      {weight === null && size === null ? null : <br />}
      {weight === null ? null : <Trans>Up to {weight} kg</Trans>}
      {weight === null || size === null ? null : ' · '}
      {size === null ? null : <Trans>longest side up to {size} cm</Trans>}
      <br />
      <Trans>
        {perKm} per km, at least {least}
      </Trans>
    </>
  );
}
