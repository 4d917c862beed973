import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Child, startChild } from '../servers/child.ts';

/** The product with its demo community in a folder that is thrown away. */
export async function withProduct<Result>(work: (product: Child) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-load-'));
  // The database of root runs under an account of its own, which must be able to pass.
  chmodSync(folder, 0o711);
  const product = await startChild(['server/main.ts'], { DATA_DIR: path.join(folder, 'data') });
  try {
    return await work(product);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
