import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Backlog, UnreadLimit } from '../../limits/connections/unread-bytes.ts';
import { kindOf, pathOf, type RequestKind } from '../request-kind.ts';
import { type RequestRecord, recordOf } from '../request-record.ts';
import { type Chunk, compressed, lengthOf, SHORTEST } from './compress.ts';
import { type Encoding, encodingsFor } from './encoding.ts';
import { headersOfAll, inEncoding, isPlainJson, variedByEncoding } from './headers.ts';

/** The head of an answer whose body is compressed once all of it is there. */
interface Held {
  status: number;
  headers: OutgoingHttpHeaders;
  encoding: Encoding;
  body: Chunk | null;
}

/** By their names, whatever Node would take as well. */
type OwnHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * What the product answers with. It adds the headers of every answer, compresses data, and counts what its client leaves
 * unread. A server is created with this class in place of Node's.
 */
export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly path: string;
  readonly kind: RequestKind;
  readonly record: RequestRecord;
  /** The client's address, once it is known. */
  address = '';
  overTls = false;
  /** What counts the bytes that the client leaves unread. */
  unread: UnreadLimit | null = null;
  /** Called when the answer begins. */
  onBegin: (() => void) | null = null;

  /** As it was asked: whoever answers may take HEAD for GET. */
  readonly #isHead: boolean;
  readonly #ends: (() => void)[] = [];
  #held: Held | null = null;
  #isCompressing = false;
  #backlog: Backlog | null = null;

  constructor(...made: [Request]) {
    super(...made);
    this.path = pathOf(this.req);
    this.kind = kindOf(this.path);
    this.record = recordOf(this.req);
    this.#isHead = this.req.method === 'HEAD';
    this.on('close', this.#end);
  }

  /** Calls this once the answer is sent or its client has disconnected. */
  whenClosed(act: () => void): void {
    this.#ends.push(act);
  }

  override writeHead(status: number, reason?: string | OwnHeaders, given?: OwnHeaders): this {
    if (this.#isCompressing) return this;
    this.onBegin?.();
    if (typeof reason === 'string') this.statusMessage = reason;
    const own = typeof reason === 'string' ? given : reason;
    const headers = Object.assign(headersOfAll(this), this.getHeaders());
    for (const [name, value] of Object.entries(own ?? {})) headers[name.toLowerCase()] = value;
    if (!isData(this.path) || !isPlainJson(headers)) return super.writeHead(status, headers);

    variedByEncoding(headers);
    const isLong = !this.#isHead && Number(headers['content-length']) >= SHORTEST;
    const [encoding] = isLong ? encodingsFor(this.req) : [];
    if (!encoding) return super.writeHead(status, headers);
    this.#held = { status, headers, encoding, body: null };
    return this;
  }

  override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
    if (this.#holds(chunk)) return true;
    this.#begin();
    const hasRoom = super.write(chunk, encoding as BufferEncoding, callback as () => void);
    if (!hasRoom) this.#count(chunk as Chunk);
    return hasRoom;
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    if (this.#isCompressing) return this;
    if (this.#held && (this.#held.body || this.#holds(chunk))) {
      this.#compress(this.#held, this.#held.body!);
      return this;
    }
    this.#begin();
    super.end(chunk, encoding as BufferEncoding, callback as () => void);
    if (this.writableLength > 0) this.#count(chunk as Chunk);
    return this;
  }

  /** Keeps a chunk that is the whole body of the answer whose head waits. */
  #holds(chunk: unknown): boolean {
    const held = this.#held;
    if (!held || held.body || lengthOf(chunk) !== Number(held.headers['content-length'])) return false;
    held.body = chunk as Chunk;
    return true;
  }

  /** Sends what waits as it is. */
  #begin(): void {
    const held = this.#held;
    if (!held) return;
    this.#held = null;
    super.writeHead(held.status, held.headers);
    if (held.body) super.write(held.body);
  }

  #compress({ status, headers, encoding }: Held, body: Chunk): void {
    this.#held = null;
    const send = (bytes: Buffer) => {
      this.#isCompressing = false;
      if (this.destroyed) return;
      super.writeHead(status, inEncoding(headers, encoding, bytes.length));
      super.end(bytes);
      if (this.writableLength > 0) this.#count(bytes);
    };
    const bytes = compressed(body, encoding);
    if (!(bytes instanceof Promise)) return send(bytes);
    this.#isCompressing = true;
    bytes.then(send, () => this.destroy());
  }

  /** Counts bytes that the system did not take at once: they wait in memory for the client. */
  #count(chunk: Chunk): void {
    if (!this.unread) return;
    if (!this.#backlog) {
      const backlog = this.unread.open(this.address, () => this.destroy());
      this.#backlog = backlog;
      this.on('drain', () => backlog.read());
      this.once('finish', backlog.end);
      this.whenClosed(backlog.end);
    }
    this.#backlog.add(lengthOf(chunk));
  }

  #end(): void {
    for (const end of this.#ends) end();
  }
}

/** Where the answers are data. Those of signing in stay as they are: how well a secret compresses tells of it. */
const isData = (path: string) => path === '/graphql' || path.startsWith('/api/');
