import './inputs.css';
import { useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { yupResolver } from 'mantine-form-yup-resolver';
import type { ChangeEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { FieldsRefused, Refusal } from '../../../machines/shared/failure';
import { formErrorText } from '../../i18n/form-errors';
import { type Emitter, useEmitted } from '../../ui/use-emitted';

type Values = Record<string, string | boolean>;
type FieldOf<TValues> = keyof TValues & string;

type Options<TValues extends Values> = {
  /** The name of the form, unique on the page. */
  name: string;
  initial: TValues;
  schema: AnyObjectSchema;
  /** Converts typed values before validation, for example to a complete phone number. */
  read?: (values: TValues) => object;
  flow?: Emitter<FieldsRefused>;
  /** Maps codes of server errors to the fields that show them. */
  fields?: Readonly<Record<string, FieldOf<TValues>>>;
  /** The field that gets the focus if no field is invalid. */
  blamed?: FieldOf<TValues>;
  onType?: (values: TValues) => void;
  onSubmit: (values: TValues) => void;
};

/**
 * Milliseconds before a field is validated on blur. Without the delay, an error message could move the button
 * that is being pressed.
 */
const AFTER_PRESS = 180;

/**
 * The hook for forms. The form holds the texts; the flow decides what happens with them. Fields are validated
 * on blur and on submit. The first invalid field gets the focus.
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

  useEmitted(flow, 'fields.refused', ({ errors }) => {
    const fieldErrors = errors.flatMap(({ code, message }) =>
      fields[code] ? [[fields[code], message]] : [],
    );
    if (fieldErrors.length > 0) form.setErrors(Object.fromEntries(fieldErrors));
    focus(fieldErrors.length > 0 ? fieldErrors.flatMap(([field = '']) => field) : blamed ? [blamed] : []);
  });

  /** Empty fields are not validated on blur. A server message stays until the field changes. */
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
    /** Returns whether a server error belongs to a field of this form. */
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
