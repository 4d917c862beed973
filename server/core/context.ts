import type { ChatProvider } from '../chat/provider/provider.ts';
import type { Replies } from '../chat/replies.ts';
import type { Role } from '../database/client/client.ts';
import type { Database, Transaction } from '../database/client.ts';
import { SignedOut } from './errors.ts';
import type { Events } from './pubsub.ts';
import type { RequestRecord } from '../http/request-record.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Language } from './locale.ts';
import type { Log } from './log.ts';
import type { Engine, SharedEngine } from '../maths/engine.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Embedder } from '../search/embedding/open-embedder.ts';
import type { Uploads } from '../uploads/open-uploads.ts';
import type { Renderer } from '../text/markdown/renderer.ts';

/** The signed-in person on whose behalf something is done. */
export interface Actor {
  id: string;
  role: Role;
  /** As of a few seconds ago at most: for hints, not for decisions. */
  reputation: number;
  sessionId: string;
  /** Level of assurance: 2 after a second factor. */
  aal: 1 | 2;
  /** When the access token ends. */
  expiresAt: Date;
}

/** Everything an operation may act with. */
export interface Context {
  db: Database;
  actor: Actor | null;
  /** The access token that the actor came with. */
  token: string | null;
  now: () => Date;
  language: Language;
  events: Events;
  /** What follows a write is left here, in its transaction. */
  jobs: Jobs;
  renderer: Renderer;
  replies: Replies;
  /** The maths engine as this caller asks it, in turn and for a price. */
  engine: Engine;
  sharedEngine: SharedEngine;
  /** The language model that was configured, if any. */
  model: ChatProvider | null;
  /** What finds texts by what they mean, if it was configured. */
  embedder: Embedder | null;
  budgets: Budgets;
  /** Takes from the caller’s budget for reading what an answer turned out to cost, also what is not there. */
  owe: (cost: number) => void;
  uploads: Uploads;
  log: Log;
  requestId: string;
  /** Set where an event is rendered for all who hear of it: what is somebody's own is left out. */
  live?: boolean;
  /** What the access line will say of the request. */
  record: RequestRecord;
  /** Address of the client, as far as configured proxies can be trusted. */
  address: string;
  userAgent: string;
  /** Asked on the machine that the product runs on, by nobody whose reads are counted. */
  fromHere: boolean;
  /** What tells a device from others at its address; whoever wants to be taken for another one can be. */
  device: string;
}

/** A context that reads, possibly inside a transaction: then also what was written there. */
export type Reading = Omit<Context, 'db'> & { db: Transaction };

export function requireActor(ctx: Context): Actor {
  if (!ctx.actor) throw new SignedOut();
  return ctx.actor;
}

export function isStaff(actor: Pick<Actor, 'role'> | null): boolean {
  return actor?.role === 'MODERATOR' || actor?.role === 'ADMIN';
}
