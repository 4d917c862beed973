import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  catalogs: [{ path: '<rootDir>/client/app/locales/{locale}', include: ['client'] }],
  format: formatter({ lineNumbers: false, origins: false }),
});
