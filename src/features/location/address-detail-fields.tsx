import { Trans } from '@lingui/react/macro';
import { AutoDirectionField } from '../../platform/fields/auto-direction-field';
import form from './address-form.module.css';

type Names = 'road' | 'house' | 'floor';
type Props = { field: (name: Names) => object; readOnly?: boolean };

export const AddressDetailFields = ({ field, readOnly = false }: Props) => (
  <div className={form.row}>
    <AutoDirectionField
      {...field('road')}
      label={<Trans>Street number</Trans>}
      maxLength={150}
      readOnly={readOnly}
    />
    <AutoDirectionField
      {...field('house')}
      label={<Trans>House number</Trans>}
      maxLength={100}
      readOnly={readOnly}
    />
    <AutoDirectionField
      {...field('floor')}
      label={<Trans>Floor</Trans>}
      maxLength={100}
      readOnly={readOnly}
    />
  </div>
);
