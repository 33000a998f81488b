import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages as arabic } from '../../../locales/ar.po';
import { messages as english } from '../../../locales/en.po';
import { Measured } from '../../../src/features/rental/vehicle/measured';
import { createFormats } from '../../../src/i18n/formats';
import { FormatsProvider } from '../../../src/i18n/formats.context';
import { testConfig } from '../../support/shop-page';

afterEach(cleanup);

it.each([
  ['en', '1750 cc', '1,750 cc'],
  ['ar', '1750 cc', '1,750 سم³'],
  ['ar', '100 hp', '100 حصان'],
  ['ar', 'V8, quiet', 'V8, quiet'],
  ['en', '2023', '2023'],
  ['ar', '2023', '2023'],
] as const)(
  'a vehicle’s engine size is formatted in the language of the page (%s: %s) [LANG-05, RENT-13]',
  (language, text, shownText) => {
    i18n.loadAndActivate({ locale: language, messages: language === 'ar' ? arabic : english });
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <FormatsProvider formats={createFormats(language, testConfig.currency, 0)}>
          <Measured text={text} />
        </FormatsProvider>
      </I18nProvider>,
    );
    expect(container.textContent).toBe(shownText);
  },
);
