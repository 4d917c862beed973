import path from 'node:path';
import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const words = <const Words extends [string, ...string[]]>(...known: Words) =>
  z.enum(known, { error: `must be ${or.format(known)}` });
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number({ error }).min(least, { error }).max(most, { error }));
};
const flag = z
  .preprocess(empty, words('0', '1', 'true', 'false').default('0'))
  .transform((v) => v === '1' || v === 'true');
const url = (...protocols: string[]) =>
  z.preprocess(
    empty,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        message: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      })
      .optional(),
  );

const address = z.preprocess(empty, z.email('must be an e-mail address').optional());

const Variables = z.object({
  /** Any Postgres from 15 on; the embedded one when unset. */
  DATABASE_URL: url('postgres:', 'postgresql:'),
  /** The owner of the schema, when DATABASE_URL names a role that cannot change it. */
  MIGRATION_DATABASE_URL: url('postgres:', 'postgresql:'),
  /** Carries events between several processes. */
  REDIS_URL: url('redis:', 'rediss:'),
  /** The address people use; unset means this machine only. */
  PUBLIC_URL: url('http:', 'https:'),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  PORT: z.preprocess(empty, whole(0, 65_535).default(4000)),
  /** Where the embedded database, the keys and uploaded files live. */
  DATA_DIR: z.preprocess(empty, z.string().optional()),
  LOG_LEVEL: z.preprocess(empty, words('silent', 'error', 'warn', 'info', 'debug').default('warn')),
  /** How many proxies in front of the server add to X-Forwarded-For. */
  TRUSTED_PROXIES: z.preprocess(empty, whole(0, 10).default(0)),
  /** Whoever names it may read /metrics from elsewhere; from this machine nobody needs it. */
  METRICS_TOKEN: z.preprocess(empty, z.string().min(16, 'must have at least 16 characters').optional()),
  PASSWORD_MIN: z.preprocess(empty, whole(6, 128).default(6)),
  /** Refuse operations that are not the web client's own. */
  ONLY_PERSISTED: flag,
  /** Where people can write to whoever runs this; shown on the contact page. */
  CONTACT_EMAIL: address,
  /** Where a school can ask for a demonstration; the landing page offers none when unset. */
  DEMO_EMAIL: address,
  /** Any endpoint that speaks OpenAI's chat completions; the tutor of this product answers alone when unset. */
  AI_BASE_URL: url('http:', 'https:'),
  AI_API_KEY: z.preprocess(empty, z.string().optional()),
  AI_MODEL: z.preprocess(empty, z.string().optional()),
  /** `1` when AI_MODEL can see pictures, else the name of a model there that can. */
  AI_VISION: z.preprocess(empty, z.string().default('0')),
  /** A model there that places texts near each other by what they mean; words alone are searched when unset. */
  AI_EMBEDDING_MODEL: z.preprocess(empty, z.string().optional()),
  /** A bucket of anything that speaks S3, for what people upload; the data folder when unset. */
  STORAGE_S3_ENDPOINT: url('http:', 'https:'),
  STORAGE_S3_BUCKET: z.preprocess(empty, z.string().optional()),
  STORAGE_S3_REGION: z.preprocess(empty, z.string().default('us-east-1')),
  STORAGE_S3_KEY: z.preprocess(empty, z.string().optional()),
  STORAGE_S3_SECRET: z.preprocess(empty, z.string().optional()),
  DATABASE_POOL: z.preprocess(empty, whole(2, 200).default(12)),
  /** Questions that the maths engine works on at once; with one alone, nobody is kept from waiting for another. */
  ENGINE_WORKERS: z.preprocess(empty, whole(1, 32).default(2)),
});

const Environment = Variables.refine((env) => !env.AI_BASE_URL || env.AI_MODEL, {
  path: ['AI_MODEL'],
  message: 'is needed with AI_BASE_URL',
})
  .refine((env) => !env.AI_EMBEDDING_MODEL || env.AI_BASE_URL, {
    path: ['AI_BASE_URL'],
    message: 'is needed with AI_EMBEDDING_MODEL',
  })
  .superRefine((env, issues) => {
    if (!env.STORAGE_S3_ENDPOINT) return;
    for (const name of ['STORAGE_S3_BUCKET', 'STORAGE_S3_KEY', 'STORAGE_S3_SECRET'] as const)
      if (!env[name])
        issues.addIssue({ code: 'custom', path: [name], message: 'is needed with STORAGE_S3_ENDPOINT' });
  });

/** A language model of any endpoint that speaks OpenAI's chat completions. */
export interface ModelConfig {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** The model there that sees pictures, which may be the same. */
  vision?: string;
  /** For the whole turn, retries among it. */
  totalMs?: number;
  /** Without hearing anything, from the request on. */
  silenceMs?: number;
  retries?: number;
  /** Before the first retry; twice that before the next. */
  pauseMs?: number;
}

export interface EmbeddingsConfig {
  baseUrl: string;
  apiKey: string | null;
  /** The model that places texts near each other by what they mean. */
  model: string;
  /** For one query; somebody waits for it. */
  queryMs?: number;
  batchMs?: number;
  /** After a failure nobody waits for the service for so long. */
  restMs?: number;
}

export interface BucketConfig {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket becomes part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** Until it answers, 25 MB on the way there among it; how fast a file is then read is up to its reader. */
  limitMs?: number;
}

export interface Config {
  databaseUrl: string | null;
  migrationDatabaseUrl: string | null;
  redisUrl: string | null;
  publicUrl: string | null;
  host: string;
  port: number;
  dataDir: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  trustedProxies: number;
  metricsToken: string | null;
  passwordMin: number;
  onlyPersisted: boolean;
  contactEmail: string | null;
  demoEmail: string | null;
  databasePool: number;
  engineWorkers: number;
  /** A language model for the tutor. */
  ai: ModelConfig | null;
  /** A model of embeddings for what the tutor looks up. */
  embeddings: EmbeddingsConfig | null;
  /** Where uploaded files lie, when not in the data folder. */
  bucket: BucketConfig | null;
}

/** The names that the environment may set, for whatever describes a deployment. */
export const ENVIRONMENT_NAMES = Object.keys(Variables.shape);

/** The environment said something that cannot be used; the message lists all of it. */
export class ConfigFailure extends Error {}

/** Whether npm started this process, through a shell of its own. */
export const isUnderNpm = (): boolean => process.env['npm_command'] !== undefined;

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const complaints = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigFailure(`The configuration cannot be used: ${complaints.join('; ')}.`);
  }
  const env = read.data;
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    publicUrl: env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR ? path.resolve(env.DATA_DIR) : null,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN ?? null,
    passwordMin: env.PASSWORD_MIN,
    onlyPersisted: env.ONLY_PERSISTED,
    contactEmail: env.CONTACT_EMAIL ?? null,
    demoEmail: env.DEMO_EMAIL ?? null,
    databasePool: env.DATABASE_POOL,
    engineWorkers: env.ENGINE_WORKERS,
    ai: env.AI_BASE_URL && env.AI_MODEL ? providerIn(env, env.AI_BASE_URL, env.AI_MODEL) : null,
    embeddings:
      env.AI_BASE_URL && env.AI_EMBEDDING_MODEL
        ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? null, model: env.AI_EMBEDDING_MODEL }
        : null,
    bucket: bucketIn(env),
  };
}

function bucketIn(env: z.output<typeof Variables>): BucketConfig | null {
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket } = env;
  const { STORAGE_S3_REGION: region, STORAGE_S3_KEY: key, STORAGE_S3_SECRET: secret } = env;
  return endpoint && bucket && key && secret ? { endpoint, bucket, region, key, secret } : null;
}

function providerIn(
  { AI_API_KEY, AI_VISION: sees }: z.output<typeof Variables>,
  baseUrl: string,
  model: string,
): ModelConfig {
  const apiKey = AI_API_KEY ?? null;
  if (sees === '0' || sees === 'false') return { baseUrl, apiKey, model };
  return { baseUrl, apiKey, model, vision: sees === '1' || sees === 'true' ? model : sees };
}
