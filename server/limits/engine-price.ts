import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Asker } from '../core/fair-queue.ts';
import type { Engine } from '../maths/engine.ts';
import { network } from './network.ts';
import { ENGINE_PRICE } from './table.ts';

/** Whose turn it is: a person or a device within the network that they come from. */
export function askerOf({ actor, address, device }: Pick<Context, 'actor' | 'address' | 'device'>): Asker {
  return {
    network: network(address),
    person: actor?.id ?? createHash('sha256').update(device).digest('base64url'),
  };
}

/** The engine as this caller asks it: each question is paid for by the time that it took. */
export function engineOf(ctx: Context): Engine {
  const { held, least, msPerPoint } = ENGINE_PRICE;
  return ctx.sharedEngine.askedBy({
    asker: askerOf(ctx),
    pay() {
      const settle = ctx.budgets.hold(ctx, held);
      return (ms) => settle(Math.max(least, Math.ceil(ms / msPerPoint)));
    },
  });
}
