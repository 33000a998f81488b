import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { toastsOf } from '../../src/i18n/notices';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each(['Added to your wishlist.', 'تمت الإضافة إلى المفضلة.', 'Saved: {name} & <b>10%</b>'])(
  'says what the server said, letter by letter: %s [WISH-04, API-05]',
  (text) => {
    expect(toastsOf(i18n, { type: 'notice', code: 'serverSaid', values: { text } })).toEqual([
      { text, isError: false },
    ]);
  },
);

it('says that nobody is logged in as an error [WISH-03]', () => {
  expect(toastsOf(i18n, { type: 'notice', code: 'loginRequired' })).toEqual([
    { text: 'You are not logged in', isError: true },
  ]);
});
