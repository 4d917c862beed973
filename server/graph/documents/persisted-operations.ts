import { readFileSync } from 'node:fs';

/** The operations of the web client by their hashes. */
export const PERSISTED_DOCUMENTS = JSON.parse(
  readFileSync(new URL('./persisted-operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;
