import { useLingui } from '@lingui/react/macro';

export const useFlowLanguage = (): 'en' | 'ar' => {
  const { i18n } = useLingui();
  return i18n.locale === 'ar' ? 'ar' : 'en';
};
