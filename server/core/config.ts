import path from 'node:path';
import * as v from 'valibot';

/** An installation may ask for longer passwords. */
export const MIN_PASSWORD = 6;

const or = new Intl.ListFormat('en', { type: 'disjunction' });
const words = <const Words extends [string, ...string[]]>(...known: Words) =>
  v.picklist(known, `must be ${or.format(known)}`);
const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};
const flag = v.pipe(
  words('0', '1', 'true', 'false'),
  v.transform((value) => value === '1' || value === 'true'),
);
const url = (...protocols: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      ),
    ),
  );

const address = v.optional(v.pipe(v.string(), v.rfcEmail('must be an e-mail address')));

const Variables = v.object({
  /** Any Postgres from 15 on; the embedded one when unset. */
  DATABASE_URL: url('postgres:', 'postgresql:'),
  /** The owner of the schema, when DATABASE_URL names a role that cannot change it. */
  MIGRATION_DATABASE_URL: url('postgres:', 'postgresql:'),
  /** Carries events between several processes. */
  REDIS_URL: url('redis:', 'rediss:'),
  /** The address people use; unset means this machine only. */
  PUBLIC_URL: url('http:', 'https:'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(whole(0, 65_535), '4000'),
  /** Where the embedded database, the keys and uploaded files live. */
  DATA_DIR: v.optional(v.string()),
  LOG_LEVEL: v.optional(words('silent', 'error', 'warn', 'info', 'debug'), 'warn'),
  /** How many proxies in front of the server add to X-Forwarded-For. */
  TRUSTED_PROXIES: v.optional(whole(0, 10), '0'),
  /** Whoever names it may read /metrics from elsewhere; from this machine nobody needs it. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  PASSWORD_MIN: v.optional(whole(MIN_PASSWORD, 128), String(MIN_PASSWORD)),
  /** Refuse operations that are not the web client's own. */
  ONLY_PERSISTED: v.optional(flag, '0'),
  /** Say in the `extensions` of each answer which path it took. */
  GRAPH_TRACE: v.optional(flag, '0'),
  /** Where people can write to whoever runs this; shown on the contact page. */
  CONTACT_EMAIL: address,
  /** Where a school can ask for a demonstration; the landing page offers none when unset. */
  DEMO_EMAIL: address,
  /** Any endpoint that speaks OpenAI's chat completions; the tutor of this product answers alone when unset. */
  AI_BASE_URL: url('http:', 'https:'),
  AI_API_KEY: v.optional(v.string()),
  AI_MODEL: v.optional(v.string()),
  /** `1` when AI_MODEL can see pictures, else the name of a model there that can. */
  AI_VISION: v.optional(v.string(), '0'),
  /** A model there that places texts near each other by what they mean; words alone are searched when unset. */
  AI_EMBEDDING_MODEL: v.optional(v.string()),
  /** A bucket of anything that speaks S3, for what people upload; the data folder when unset. */
  STORAGE_S3_ENDPOINT: url('http:', 'https:'),
  STORAGE_S3_BUCKET: v.optional(v.string()),
  STORAGE_S3_REGION: v.optional(v.string(), 'us-east-1'),
  STORAGE_S3_KEY: v.optional(v.string()),
  STORAGE_S3_SECRET: v.optional(v.string()),
  DATABASE_POOL: v.optional(whole(2, 200), '12'),
  /** Questions that the maths engine works on at once; with one alone, nobody is kept from waiting for another. */
  ENGINE_WORKERS: v.optional(whole(1, 32), '2'),
  /** Questions that quote a paper within so many days of its series wait for a moderator; 0 holds none. */
  EXAM_HOLD_DAYS: v.optional(whole(0, 60), '7'),
});

type Settings = v.InferOutput<typeof Variables>;

/** The first of each two cannot be used without the second. */
const NEEDS: readonly (readonly [keyof Settings, keyof Settings])[] = [
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_EMBEDDING_MODEL', 'AI_BASE_URL'],
  ['STORAGE_S3_ENDPOINT', 'STORAGE_S3_BUCKET'],
  ['STORAGE_S3_ENDPOINT', 'STORAGE_S3_KEY'],
  ['STORAGE_S3_ENDPOINT', 'STORAGE_S3_SECRET'],
];

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
  /** Say in the extensions of each answer which path it took. */
  graphTrace: boolean;
  contactEmail: string | null;
  demoEmail: string | null;
  databasePool: number;
  engineWorkers: number;
  examHoldDays: number;
  /** A language model for the tutor. */
  ai: ModelConfig | null;
  /** A model of embeddings for what the tutor looks up. */
  embeddings: EmbeddingsConfig | null;
  /** Where uploaded files lie, when not in the data folder. */
  bucket: BucketConfig | null;
}

/** The names that the environment may set, for whatever describes a deployment. */
export const ENVIRONMENT_NAMES = Object.keys(Variables.entries);

/** The environment said something that cannot be used; the message lists all of it. */
export class ConfigFailure extends Error {}

/** Whether npm started this process, through a shell of its own. */
export const isUnderNpm = (): boolean => process.env['npm_command'] !== undefined;

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = v.safeParse(Variables, set);
  const faults = [
    ...(read.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...NEEDS.flatMap(([name, other]) =>
      set[name] && !set[other] ? [`${other} is needed with ${name}`] : [],
    ),
  ];
  if (!read.success || faults.length > 0)
    throw new ConfigFailure(`The configuration cannot be used: ${faults.join('; ')}.`);
  const env = read.output;
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
    graphTrace: env.GRAPH_TRACE,
    contactEmail: env.CONTACT_EMAIL ?? null,
    demoEmail: env.DEMO_EMAIL ?? null,
    databasePool: env.DATABASE_POOL,
    engineWorkers: env.ENGINE_WORKERS,
    examHoldDays: env.EXAM_HOLD_DAYS,
    ai: env.AI_BASE_URL && env.AI_MODEL ? providerIn(env, env.AI_BASE_URL, env.AI_MODEL) : null,
    embeddings:
      env.AI_BASE_URL && env.AI_EMBEDDING_MODEL
        ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? null, model: env.AI_EMBEDDING_MODEL }
        : null,
    bucket: bucketIn(env),
  };
}

function bucketIn(env: Settings): BucketConfig | null {
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket } = env;
  const { STORAGE_S3_REGION: region, STORAGE_S3_KEY: key, STORAGE_S3_SECRET: secret } = env;
  return endpoint && bucket && key && secret ? { endpoint, bucket, region, key, secret } : null;
}

function providerIn({ AI_API_KEY, AI_VISION: sees }: Settings, baseUrl: string, model: string): ModelConfig {
  const apiKey = AI_API_KEY ?? null;
  if (sees === '0' || sees === 'false') return { baseUrl, apiKey, model };
  return { baseUrl, apiKey, model, vision: sees === '1' || sees === 'true' ? model : sees };
}
