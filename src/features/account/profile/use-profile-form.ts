import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { yupResolver } from 'mantine-form-yup-resolver';
import { useEffect, useEffectEvent } from 'react';
import { type ProfileTexts, profileSchema } from '../../../../domain/forms/profile';
import type { Person } from '../../../../domain/person';
import type { ProfileEmitted } from '../../../../machines/account/profile.types';
import { formErrorText } from '../../../i18n/form-errors';
import { useConfig } from '../../../platform/shop.context';
import { useNews } from '../../../ui/news';
import { useProfileRef } from './profile.context';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft, textsOf, wishOf } from './profile-texts';

type Field = keyof ProfileTexts;

/** The texts in the fields. The flow hears whether they differ from the account, and what is submitted. */
export function useProfileForm(person: Person) {
  const { i18n } = useLingui();
  const { country } = useConfig();
  const flow = useProfileRef();
  const form = useForm<ProfileTexts>({
    initialValues: textsOf(person),
    validate: yupResolver(
      profileSchema({ hasEmail: person.email !== null, hasPhone: person.phone !== null }),
    ),
    onValuesChange: (texts) => keepProfileDraft(person, texts),
  });

  const isDirty = form.isDirty();
  useEffect(() => flow.send({ type: 'form.changed', isDirty }), [flow, isDirty]);

  const focusFirst = (errors: Partial<Record<Field, unknown>>) => {
    const first = (Object.keys(form.getValues()) as Field[]).find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };

  const start = useEffectEvent(() => {
    const draft = readProfileDraft(person);
    if (draft) form.setValues(draft);
  });
  useEffect(() => start(), []);

  /** What the account says now is where changes begin; what was typed already stays. */
  const followAccount = useEffectEvent((known: Person) => {
    const texts = textsOf(known);
    const isUntouched = !form.isDirty();
    form.setInitialValues(texts);
    if (isUntouched) form.setValues(texts);
    if (isUntouched) forgetProfileDraft(known);
  });
  useEffect(() => followAccount(person), [person]);

  useNews(flow, '*', (news: ProfileEmitted) => {
    if (news.type === 'form.restored') {
      form.reset();
      forgetProfileDraft(person);
    } else if (news.type === 'profile.changed') {
      const texts = { ...form.getValues(), password: '', confirmPassword: '' };
      form.setInitialValues(texts);
      form.setValues(texts);
      forgetProfileDraft(person);
    } else if (news.type === 'fields.refused') {
      const errors = Object.fromEntries(news.errors.map(({ field, message }) => [field, message]));
      form.setErrors(errors);
      focusFirst(errors);
    }
  });

  const fieldProps = (field: Field) => {
    const { error, ...props } = form.getInputProps(field);
    return { ...props, problem: fieldText(i18n, error) };
  };
  return {
    form,
    fieldProps,
    photoProblem: fieldText(i18n, form.errors.image),
    wish: () => wishOf(form.getValues(), person, country),
    submit: form.onSubmit(
      (texts) => flow.send({ type: 'profile.submitted', wish: wishOf(texts, person, country) }),
      focusFirst,
    ),
  };
}

/** The codes that only this form has. */
const own: Record<string, MessageDescriptor> = {
  nameRequired: msg`Name is required`,
  phoneNumberRequired: msg`Phone Number is required`,
  phoneNotDigits: msg`Use digits only, with a plus in front if you like.`,
};

/** The words for what is wrong with a field; what the server said is in words already. */
function fieldText(i18n: I18n, problem: unknown): string | undefined {
  if (typeof problem !== 'string' || problem === '') return undefined;
  const known = own[problem];
  return known ? i18n._(known) : formErrorText(i18n, problem);
}
