import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

/** Shorter answers fit into one packet anyhow. */
const SHORTEST = 1024;

/** Whole answers alone: a stream of events would wait for its compressor, and what people uploaded is compressed. */
const compressed = compression({
  filter: (_req, res) => /\bjson\b/.test(String(res.getHeader('content-type') ?? '')),
  threshold: SHORTEST,
});

/** Where the answers are data. Those of signing in stay as they are: how well a secret compresses tells of it. */
const isData = (path: string) => path === '/graphql' || path.startsWith('/api/');

/** Has the answer compressed with brotli or gzip, as its reader takes it. */
export function compressAnswer(req: IncomingMessage, res: ServerResponse, path: string): void {
  if (isData(path)) compressed(req, res, () => {});
}
