import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Client, type QueryConfig, type QueryResult } from 'pg';
import { functionDrift } from './function-drift.ts';
import { jobDrift } from './job-drift.ts';
import { deploy, MIGRATIONS } from './migrate.ts';

const SCHEMA = path.resolve(import.meta.dirname, '../../../prisma/schema.prisma');

/**
 * The SQL from what the migrations build to what schema.prisma, the sources of the functions and the job queue say; empty when they agree. Works
 * in a database of its own on the given server, which is dropped afterwards.
 */
export async function drift(serverUrl: string, folder = MIGRATIONS, schemaFile = SCHEMA): Promise<string> {
  const name = `lemma_shadow_${process.pid}_${Date.now()}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    const shadow = new URL(serverUrl);
    shadow.pathname = `/${name}`;
    await deploy(shadow.href, folder);
    const sql = [
      await difference(shadow.href, schemaFile),
      await functionDrift(shadow.href),
      await jobDrift(shadow.href),
    ];
    return sql.filter(Boolean).join('\n');
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Writes a migration for what schema.prisma and the functions say beyond the migrations; null when there is nothing. */
export async function author(serverUrl: string, name: string): Promise<string | null> {
  const sql = await drift(serverUrl);
  if (!sql) return null;
  const folder = path.join(
    MIGRATIONS,
    `${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}_${name}`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), sql);
  return folder;
}

async function difference(url: string, schemaFile: string): Promise<string> {
  await loadEngine();
  const content = await readFile(schemaFile, 'utf8');
  const factory = bindMigrationAwareSqlAdapterFactory(new CatalogAdapter({ connectionString: url }));
  const engine = await glue.SchemaEngine.new({ datamodels: [[schemaFile, content]] }, () => {}, factory);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: {
        tag: 'schemaDatasource',
        files: [{ path: schemaFile, content }],
        configDir: path.dirname(schemaFile),
      },
      to: { tag: 'schemaDatamodel', files: [{ path: schemaFile, content }] },
      script: true,
      exitCode: true,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    });
    return exitCode === 2 ? (stdout ?? '') : '';
  } finally {
    engine.free();
  }
}

let loaded: Promise<void> | undefined;

/** Instantiates the engine's WebAssembly by hand: its own loader is made for bundlers. */
function loadEngine(): Promise<void> {
  loaded ??= (async () => {
    const require = createRequire(import.meta.url);
    const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
    const module = await WebAssembly.compile(await readFile(file));
    const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': glue as never });
    (glue as unknown as { __wbg_set_wasm(exports: unknown): void }).__wbg_set_wasm(instance.exports);
    (instance.exports as unknown as { __wbindgen_start(): void }).__wbindgen_start();
  })();
  return loaded;
}

/** "char", the one-letter type of the catalogue, which adapter-pg has no name for. */
const CHAR = 18;
const TEXT = 25;

/** Reads the catalogue for the engine: "char" columns arrive as text and are declared as characters. */
class CatalogAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    const letters: boolean[][] = [];
    const query = pool.query.bind(pool) as (config: QueryConfig) => Promise<QueryResult>;
    pool.query = (async (config: QueryConfig) => {
      const result = await query(config);
      letters.push(result.fields.map((field) => field.dataTypeID === CHAR));
      for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
      return result;
    }) as typeof pool.query;

    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (statement) => {
      const result = await queryRaw(statement);
      const isLetter = letters.pop() ?? [];
      return {
        ...result,
        columnTypes: result.columnTypes.map((type, i) => (isLetter[i] ? ColumnTypeEnum.Character : type)),
      };
    };
    return adapter;
  }
}
