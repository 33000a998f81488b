import './inputs.css';
import { useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { yupResolver } from 'mantine-form-yup-resolver';
import type { ChangeEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { FieldsRefused, Refusal } from '../../../machines/shared/failure';
import { formErrorText } from '../../i18n/form-errors';
import { type Teller, useNews } from '../../ui/news';

type Values = Record<string, string | boolean>;
type FieldOf<TValues> = keyof TValues & string;

type Options<TValues extends Values> = {
  /** Tells the fields of several forms on a page apart. */
  name: string;
  initial: TValues;
  schema: AnyObjectSchema;
  /** What the schema looks at, when it is not what was typed: a whole phone number, for one. */
  read?: (values: TValues) => object;
  /** The flow that sends what is submitted. */
  flow?: Teller<FieldsRefused>;
  /** Which field shows what the server says under these codes. */
  fields?: Readonly<Record<string, FieldOf<TValues>>>;
  /** Where the focus goes when no field is to blame. */
  blamed?: FieldOf<TValues>;
  onType?: (values: TValues) => void;
  onSubmit: (values: TValues) => void;
};

/** A press beside the field shall reach what it is meant for before a problem moves it. */
const AFTER_PRESS = 180;

/**
 * The one way to a form: what is typed is the form's, what happens with it is the flow's. A field is checked when it
 * is left and when the form is sent; the first that is wrong takes the focus, whoever says so.
 */
export function useFlowForm<TValues extends Values>(options: Options<TValues>) {
  const { name, initial, schema, read, flow, fields = {}, blamed, onType, onSubmit } = options;
  const { i18n } = useLingui();
  const check = yupResolver(schema);
  const form = useForm<TValues>({
    name,
    initialValues: initial,
    validate: (values) => check({ ...(read ? read(values) : values) }),
  });

  const focus = (wrong: readonly string[]) => {
    const first = Object.keys(form.getValues()).find((field) => wrong.includes(field));
    if (first !== undefined) form.getInputNode(first)?.focus();
  };

  useNews(flow, 'fields.refused', ({ errors }) => {
    const said = errors.flatMap(({ code, message }) => (fields[code] ? [[fields[code], message]] : []));
    if (said.length > 0) form.setErrors(Object.fromEntries(said));
    focus(said.length > 0 ? said.flatMap(([field = '']) => field) : blamed ? [blamed] : []);
  });

  /** What is empty is still to come; what was refused stays to be read until it is changed. */
  const checkLater = useDebouncedCallback((field: FieldOf<TValues>) => {
    if (form.getValues()[field] !== '' && form.errors[field] === undefined) form.validateField(field);
  }, AFTER_PRESS);

  const bound = (field: FieldOf<TValues>, type: 'input' | 'checkbox' = 'input') => {
    const { onChange, error, ...props } = form.getInputProps(field, { type, withFocus: false });
    return {
      ...props,
      name: field,
      error: typeof error === 'string' ? formErrorText(i18n, error) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement> | string) => {
        onChange(event);
        onType?.(form.getValues());
      },
    };
  };

  return {
    form,
    values: form.getValues(),
    /** Whether all that the server said stands at fields of this form. */
    isAtFields: (errors: readonly Refusal[]): boolean => errors.some(({ code }) => code in fields),
    formProps: {
      noValidate: true,
      onSubmit: form.onSubmit(onSubmit, (errors) => focus(Object.keys(errors))),
    },
    field: (field: FieldOf<TValues>) => ({ ...bound(field), onBlur: () => checkLater(field) }),
    box: (field: FieldOf<TValues>) => bound(field, 'checkbox'),
    phone: (field: FieldOf<TValues>, country: FieldOf<TValues>) => ({
      ...bound(field),
      onBlur: () => checkLater(field),
      country: String(form.getValues()[country]),
      onCountryChange: bound(country).onChange,
    }),
  };
}
