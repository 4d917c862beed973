import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startThrowaway } from '../../server/database/embedded/throwaway.ts';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    databaseUrl: string;
    browserPath: string;
  }
}

/** The product as people start it, on a random port and a database that is thrown away. */
export default async function setup(project: TestProject) {
  project.provide('browserPath', findBrowser());
  const { address, data, stop } = await startProduct();
  project.provide('databaseUrl', data.DATABASE_URL);
  project.provide('address', address);
  return stop;
}

/** A browser takes the whole of a small machine: what workers of low priority do would never be done beside it. */
const EVEN = 'data:text/javascript,import os from "node:os"; os.setPriority = () => {};';
const COMMAND = ['--import', EVEN, 'server/main.ts', '--empty'];

/** One product, with what its operator set. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}) {
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-browser-'));
  const data = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir };
  const product = spawn('node', COMMAND, {
    env: {
      ...process.env,
      ...data,
      PORT: '0',
      LOG_LEVEL: 'error',
      // Those who sign up come each from an address of their own.
      TRUSTED_PROXIES: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(product.stdout);

  const stop = async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, data, stop };
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /ready at (http:\S+)/.exec(printed);
      if (match) resolve(match[1]!);
    });
    output.on('close', () => reject(new Error(`The product did not start: ${printed}`)));
  });
}
