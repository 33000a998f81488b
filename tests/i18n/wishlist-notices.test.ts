import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { isBad } from '../../machines/shared/failure-notices';
import { linesOf } from '../../src/i18n/notices';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each(['Added to your wishlist.', 'تمت الإضافة إلى المفضلة.', 'Saved: {name} & <b>10%</b>'])(
  'the server’s message is shown verbatim: %s [WISH-04, API-05]',
  (text) => {
    expect(linesOf(i18n, { type: 'notice', code: 'serverMessage', values: { text } })).toEqual([text]);
  },
);

it('the sign-in hint is shown as an error [WISH-03]', () => {
  const notice = { type: 'notice', code: 'loginRequired' } as const;
  expect(linesOf(i18n, notice)).toEqual(['You are not logged in']);
  expect(isBad(notice)).toBe(true);
});
