import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '../../core/config.ts';
import { type Encoding, encodingsFor } from '../answer/encoding.ts';
import { contentPolicy } from '../security.ts';

/** The settings that pages contain. */
export type SiteConfig = Pick<Config, 'publicUrl' | 'contactEmail' | 'demoEmail'>;

export type Page = (req: IncomingMessage, res: ServerResponse) => void;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface Answered {
  /** Without one, that of all answers holds. */
  policy?: string;
  contentType?: string;
  status?: number;
  vary?: string;
}

/** A page with its policy and its settings. */
export function openPage(source: string, config: SiteConfig): Page {
  const html = fill(source, config);
  return pageOf(html, { policy: contentPolicy(html) });
}

/** A text compressed once for each encoding: a page unless said otherwise. */
export function pageOf(
  text: string,
  { policy, contentType = 'text/html; charset=utf-8', status = 200, vary = 'accept-encoding' }: Answered,
): Page {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const encoded = new Map<Encoding | undefined, Promise<Buffer>>();

  const bodyIn = (encoding: Encoding | undefined) => {
    const body = encoded.get(encoding) ?? encode(text, encoding);
    encoded.set(encoding, body);
    return body;
  };

  return (req, res) => {
    const [encoding] = encodingsFor(req);
    // Each encoding needs a tag of its own.
    const etag = `"${[digest, encoding].filter(Boolean).join('-')}"`;
    const headers = {
      'content-type': contentType,
      ...(policy && { 'content-security-policy': policy }),
      'cache-control': 'no-cache',
      vary,
      etag,
    };
    if (status === 200 && req.headers['if-none-match']?.includes(etag)) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    bodyIn(encoding).then(
      (body) => {
        res.writeHead(status, {
          ...headers,
          'content-length': body.length,
          ...(encoding && { 'content-encoding': encoding }),
        });
        res.end(req.method === 'HEAD' ? undefined : body);
      },
      () => res.destroy(),
    );
  };
}

async function encode(text: string, encoding: Encoding | undefined): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (encoding === 'br') return brotli(plain, QUALITY);
  return encoding === 'gzip' ? gzipped(plain) : plain;
}

/** Fills in the mail addresses, which the build cannot know. */
export function fill(html: string, { contactEmail, demoEmail }: SiteConfig): string {
  const named = (name: string, content = '') => `name="${name}" content="${content}"`;
  // By a function: in a replacement that is text, $& would stand for what is replaced.
  return html
    .replace(named('lemma-contact'), () => named('lemma-contact', contactEmail ?? ''))
    .replace(named('lemma-demo'), () => named('lemma-demo', demoEmail ?? ''));
}
