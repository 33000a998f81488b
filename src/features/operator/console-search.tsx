import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { object, string } from 'yup';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import classes from './operator.module.css';

const schema = object({ text: string() });

type Props = { typed: string; placeholder: string; onSearch: (text: string) => void };

/** Filters a list of the console while the operator types. */
export function ConsoleSearch({ typed, placeholder, onSearch }: Props) {
  const { t } = useLingui();
  const search = ({ text }: { text: string }) => onSearch(text);
  const { field, formProps } = useFlowForm({
    name: 'console-search',
    initial: { text: typed },
    schema,
    onType: search,
    onSubmit: search,
  });
  return (
    <form {...formProps} className={classes.search}>
      <TextInput
        {...field('text')}
        type="search"
        aria-label={t`Search this list`}
        placeholder={placeholder}
        maxLength={100}
      />
    </form>
  );
}
