import { expect, test } from 'vitest';
import { ENVIRONMENT_NAMES, readConfig } from '../../server/core/config.ts';

/** What no setting of more than free text can be. */
const WRONG = ['abc', '-1', '1e3', '999999', '0x10', ' '];
const FREE = new Set([
  'HOST',
  'DATA_DIR',
  'AI_API_KEY',
  'AI_MODEL',
  'AI_VISION',
  'AI_EMBEDDING_MODEL',
  'STORAGE_S3_BUCKET',
  'STORAGE_S3_REGION',
  'STORAGE_S3_KEY',
  'STORAGE_S3_SECRET',
]);

test.each(ENVIRONMENT_NAMES.filter((name) => !FREE.has(name)))(
  'an invalid %s is reported in plain words',
  (name) => {
    const messages = WRONG.flatMap((value) => {
      try {
        readConfig({ [name]: value });
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
    expect(messages.length).toBeGreaterThan(0);
    for (const sentence of messages) {
      expect(sentence).toContain(`The configuration cannot be used: ${name} must `);
      expect(sentence).not.toMatch(/invalid|expected|received|too (small|big)/i);
    }
  },
);

test('numbers, flags and levels are read as they are meant, and unset where they are empty', () => {
  expect(
    readConfig({ PORT: '8080', TRUSTED_PROXIES: '1', ONLY_PERSISTED: 'true', LOG_LEVEL: 'info' }),
  ).toMatchObject({ port: 8080, trustedProxies: 1, onlyPersisted: true, logLevel: 'info' });
  expect(readConfig({ PORT: '', ENGINE_WORKERS: '', LOG_LEVEL: '' })).toMatchObject({
    port: 4000,
    engineWorkers: 2,
    logLevel: 'warn',
  });
});
