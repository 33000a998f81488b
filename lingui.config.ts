import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['src/flows/**'] },
    // For designers and testers only: customers download none of it.
    { path: '<rootDir>/locales/flows/{locale}', include: ['src/flows'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
