import { useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { yupResolver } from 'mantine-form-yup-resolver';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Schema } from 'yup';
import type { FieldError } from '../../../../machines/session/field-errors';
import { formErrorText } from '../../../i18n/form-errors';
import { useAuthSurroundings } from '../sign-in/auth-flow.context';

type Values = Record<string, string | boolean>;

type Options<TValues extends Values> = {
  /** Under this name what was typed waits for the person's return. */
  name: string;
  initial: TValues;
  schema: Schema;
  /** What the schema looks at, when it is not what was typed: a whole phone number, for one. */
  read?: (values: TValues) => object;
  /** What the server said about fields, and which of them are here. */
  fieldErrors?: FieldError[];
  fields?: Readonly<Record<string, keyof TValues & string>>;
  onSubmit: (values: TValues) => void;
};

/** A press beside the field shall reach what it is meant for before a problem moves it. */
const AFTER_PRESS = 180;

/** The form of one step: checked on leaving a field and on sending, the first problem takes the focus. */
export function useStepForm<TValues extends Values>(options: Options<TValues>) {
  const { name, initial, schema, read, fieldErrors, fields = {}, onSubmit } = options;
  const { i18n } = useLingui();
  const { drafts } = useAuthSurroundings();
  const element = useRef<HTMLFormElement>(null);
  /** What the server refused: leaving such a field must not take its words away. */
  const refused = useRef<Partial<Record<string, string | boolean>>>({});
  const check = yupResolver(schema as never);
  const form = useForm<TValues>({
    initialValues: { ...initial, ...(drafts.get(name) as Partial<TValues> | undefined) },
    validate: (values) => check({ ...(read ? read(values) : values) }) as never,
    onValuesChange: (values) => drafts.set(name, values),
  });

  const focus = (wrong: readonly string[]) =>
    requestAnimationFrame(() => {
      const inputs = [...(element.current?.elements ?? [])] as HTMLInputElement[];
      inputs.find((input) => wrong.includes(input.name))?.focus();
    });

  const showServerErrors = useEffectEvent((errors: FieldError[]) => {
    const known = errors.flatMap(({ code, message }) => (fields[code] ? [[fields[code], message]] : []));
    if (known.length === 0) return;
    const values = form.getValues();
    refused.current = Object.fromEntries(known.map(([field = '']) => [field, values[field]]));
    form.setErrors(Object.fromEntries(known));
    focus(known.map(([field]) => field ?? ''));
  });
  useEffect(() => showServerErrors(fieldErrors ?? []), [fieldErrors]);

  const checkLater = (field: string) =>
    setTimeout(() => {
      const value = form.getValues()[field];
      if (element.current && value !== '' && value !== refused.current[field]) form.validateField(field);
    }, AFTER_PRESS);

  const fieldProps = (field: keyof TValues & string) => {
    const { value, onChange, error } = form.getInputProps(field);
    return {
      name: field,
      value: value as string,
      onChange,
      onBlur: () => checkLater(field),
      problem: error ? formErrorText(i18n, String(error)) : undefined,
    };
  };

  return {
    values: form.getValues(),
    focus,
    /** Whether the server's words stand at fields of this form already. */
    isSaidAtFields: (fieldErrors ?? []).some(({ code }) => code in fields),
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) =>
        form.onSubmit(onSubmit, (errors) => focus(Object.keys(errors)))(event),
    },
    fieldProps,
    phoneProps: (field: keyof TValues & string, country: keyof TValues & string) => ({
      ...fieldProps(field),
      country: String(form.getValues()[country]),
      onCountryChange: (chosen: string) => form.setFieldValue(country, chosen as never),
    }),
    checkProps: (field: keyof TValues & string) => ({
      isChecked: form.getValues()[field] === true,
      onChange: (isChecked: boolean) => form.setFieldValue(field, isChecked as never),
    }),
  };
}
