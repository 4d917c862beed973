import { createHash } from 'node:crypto';
import type { Context } from '../core/context.ts';
import { type Asker, OURSELVES } from '../core/worker-pool/fair-queue.ts';
import type { Caller } from '../core/worker-pool/caller.ts';
import { network } from './network.ts';
import { ENGINE_PRICE } from './table.ts';

/** Whose turn it is: a person or a device within the network that they come from. */
export function askerOf({
  actor,
  address,
  device,
  fromHere,
}: Pick<Context, 'actor' | 'address' | 'device' | 'fromHere'>): Asker {
  return {
    network: fromHere ? OURSELVES.network : network(address),
    person: actor?.id ?? createHash('sha256').update(device).digest('base64url'),
  };
}

/** Who asks a worker for something, and pays for it by the time that it took. */
export function callerOf(ctx: Context): Caller {
  const { held, least, msPerPoint } = ENGINE_PRICE;
  return {
    asker: askerOf(ctx),
    pay() {
      const settle = ctx.budgets.hold(ctx, held);
      return (ms) => settle(Math.max(least, Math.ceil(ms / msPerPoint)));
    },
  };
}
