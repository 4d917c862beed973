import type { Events } from './pubsub/pubsub.ts';
import { SignedOut, Suspended, type Suspension } from './errors.ts';
import type { Language } from './locale.ts';
import type { Log } from './log.ts';

type Role = 'STUDENT' | 'MODERATOR' | 'ADMIN' | 'SYSTEM';

/** The signed-in person on whose behalf something is done. */
export interface Actor {
  id: string;
  role: Role;
  /** As of a few seconds ago at most: for hints, not for decisions. */
  reputation: number;
  sessionId: string;
  /** Level of assurance: 2 after a second factor. */
  aal: 1 | 2;
  /** Set while they may read but not write. */
  suspension: Suspension | null;
  /** When the access token ends. */
  expiresAt: Date;
}

/** What operations act with: each folder adds what it opens to this, by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by those that open something
export interface Services {}

/** Everything an operation may act with. */
export interface Context extends Services {
  actor: Actor | null;
  /** The access token that the actor came with. */
  token: string | null;
  now: () => Date;
  language: Language;
  events: Events;
  log: Log;
  requestId: string;
  /** Set where an event is rendered for all who hear of it: what is somebody's own is left out. */
  live?: boolean;
  /** Address of the client, as far as configured proxies can be trusted. */
  address: string;
  userAgent: string;
  /** Set on what a socket carries. */
  overSocket?: boolean;
  /** Asked on the machine that the product runs on, by nobody whose reads are counted. */
  fromHere: boolean;
  /** What tells a device from others at its address; whoever wants to be taken for another one can be. */
  device: string;
}

export function requireActor(ctx: Context): Actor {
  if (!ctx.actor) throw new SignedOut();
  return ctx.actor;
}

/** The id of a person as they were named: `me` is whoever asks, and nobody where that is a guest. */
export const personNamed = ({ actor }: Pick<Context, 'actor'>, id: string): string | null =>
  id === 'me' ? (actor?.id ?? null) : id;

/** Whoever may change what others see: nobody while they are suspended. */
export function requireWriter(ctx: Context): Actor {
  const actor = requireActor(ctx);
  if (actor.suspension && actor.suspension.until > ctx.now()) throw new Suspended(actor.suspension);
  return actor;
}

export function isStaff(actor: Pick<Actor, 'role'> | null): boolean {
  return actor?.role === 'MODERATOR' || actor?.role === 'ADMIN';
}
