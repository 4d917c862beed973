import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENT_NAMES, readConfig } from '../../server/core/config.ts';

interface Service {
  image: string;
  environment?: Record<string, string>;
  command?: string;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const { app1, app2, database, redis, proxy } = compose.services;

test('two processes of the product stand behind a proxy, beside Postgres with pgvector and Redis', () => {
  expect(app1).toEqual(app2);
  expect(database!.image).toContain('pgvector');
  expect(redis!.image).toContain('redis');
  expect(proxy!.command).toContain('app1:4000');
  expect(proxy!.command).toContain('app2:4000');
});

test('what the composition sets is what the configuration reads, and is accepted', () => {
  const environment = app1!.environment!;
  expect(Object.keys(environment).filter((name) => !ENVIRONMENT_NAMES.includes(name))).toEqual([]);
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll(/\$\{POSTGRES_PASSWORD[^}]*\}/g, 'secret')
        .replaceAll(/\$\{PUBLIC_URL[^}]*\}/g, 'https://lemma.example')
        .replaceAll(/\$\{\w+:-\}/g, ''),
    ]),
  );
  expect(readConfig(filled)).toMatchObject({
    databaseUrl: 'postgresql://lemma:secret@database:5432/lemma',
    redisUrl: 'redis://redis:6379',
    publicUrl: 'https://lemma.example',
    host: '0.0.0.0',
    port: 4000,
    trustedProxies: 1,
  });
});

test('a configuration that cannot be used is refused with everything that is wrong with it', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', PASSWORD_MIN: '3' });
  expect(read).toThrow(/PORT.*DATABASE_URL|DATABASE_URL.*PORT/);
  expect(read).toThrow(/PASSWORD_MIN/);
});

test('a model needs an address and a name, and is none without', () => {
  const given = { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'small' };
  expect(readConfig(given).ai).toEqual({ baseUrl: given.AI_BASE_URL, apiKey: null, model: 'small' });
  expect(readConfig({ ...given, AI_VISION: '1' }).ai).toMatchObject({ model: 'small', vision: 'small' });
  expect(readConfig({ ...given, AI_VISION: 'seer' }).ai).toMatchObject({ model: 'small', vision: 'seer' });
  expect(readConfig({}).ai).toBeNull();
  expect(readConfig(given).embeddings).toBeNull();
  expect(readConfig({ ...given, AI_EMBEDDING_MODEL: 'near' }).embeddings).toMatchObject({ model: 'near' });
  expect(() => readConfig({ AI_BASE_URL: given.AI_BASE_URL })).toThrow('AI_MODEL is needed with AI_BASE_URL');
});
