import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Read from there, a thousand modules load in half the time. Hence the import below, which comes after.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
const { run } = await import('./process/run.ts');
await run();
