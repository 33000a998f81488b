import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import form from './address-form.module.css';

type Names = 'road' | 'house' | 'floor';
type Props = { field: (name: Names) => object; readOnly?: boolean };

/** What is behind the door of the street. */
export const DoorFields = ({ field, readOnly = false }: Props) => (
  <div className={form.row}>
    <TextInput
      {...field('road')}
      label={<Trans>Street number</Trans>}
      maxLength={150}
      dir="auto"
      readOnly={readOnly}
    />
    <TextInput
      {...field('house')}
      label={<Trans>House number</Trans>}
      maxLength={100}
      dir="auto"
      readOnly={readOnly}
    />
    <TextInput
      {...field('floor')}
      label={<Trans>Floor</Trans>}
      maxLength={100}
      dir="auto"
      readOnly={readOnly}
    />
  </div>
);
