import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A bucket that speaks as much S3 as the product does, and believes only what is signed with its secret. */
export async function startBucket({ region = 'eu-central-1', key = 'reader', secret = 'very-secret' } = {}) {
  const bucket = {
    files: new Map<string, Buffer>(),
    /** What was asked of it, refused or not. */
    requests: [] as { method: string; status: number }[],
    /** Answers that go wrong before the next one goes right. */
    failures: 0,
    /** Files that it does not let go. */
    stuck: new Set<string>(),
    /** Milliseconds that it rests in the middle of a file. */
    pauseMs: 0,
    options: { endpoint: '', bucket: 'attachments', region, key, secret },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (req, res) => {
    const body = await buffer(req);
    const answer = (status: number, content?: Buffer, headers = {}) => {
      bucket.requests.push({ method: req.method!, status });
      res.writeHead(status, { 'content-length': content?.length ?? 0, ...headers });
      if (req.method === 'HEAD' || !content) return void res.end();
      const [first, rest] = [content.subarray(0, 9), content.subarray(9)];
      res.write(first);
      setTimeout(() => res.end(rest), bucket.pauseMs);
    };
    if (bucket.failures > 0) {
      bucket.failures -= 1;
      return answer(503);
    }
    if (!isSigned(req, body, { region, key, secret })) return answer(403);
    const [, name, id] = req.url!.split('/');
    if (name !== 'attachments') return answer(404);
    if (req.method === 'PUT') {
      bucket.files.set(id!, body);
      return answer(200);
    }
    if (req.method === 'DELETE' && bucket.stuck.has(id!)) return answer(403);
    if (req.method === 'DELETE') return answer(bucket.files.delete(id!) ? 204 : 404);
    const file = bucket.files.get(id!);
    const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '');
    if (!file) return answer(404);
    return range ? answer(206, file.subarray(Number(range[1]), Number(range[2]) + 1)) : answer(200, file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bucket.options.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return bucket;
}

/** AWS Signature Version 4, worked out from the request as it arrived. */
function isSigned(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { region, key, secret }: { region: string; key: string; secret: string },
): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!match) return false;
  const [, sentKey, day, sentRegion, signed, signature] = match as unknown as string[];
  const digest = headers['x-amz-content-sha256'] as string;
  if (sentKey !== key || sentRegion !== region) return false;
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false;
  if (method === 'PUT' && digest === 'UNSIGNED-PAYLOAD') return false;
  const named = signed!.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url!.split('?')[0], '', named.join(''), signed, digest].join('\n');
  const date = headers['x-amz-date'] as string;
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signing = [day!, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return createHmac('sha256', signing).update(toSign).digest('hex') === signature;
}
