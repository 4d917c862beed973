import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  // Each feature brings its own words, so that the first page loads only those of the frame.
  catalogs: [
    {
      path: '<rootDir>/client/app/locales/{locale}',
      include: ['<rootDir>/client/app', '<rootDir>/client/lib', '<rootDir>/client/ui'],
    },
    {
      path: '<rootDir>/client/features/{name}/locales/{locale}',
      include: ['<rootDir>/client/features/{name}'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
