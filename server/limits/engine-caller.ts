import type { Context } from '../core/context.ts';
import { type Asker, SERVER_ASKER } from '../core/worker-pool/fair-queue.ts';
import type { Caller } from '../core/worker-pool/caller.ts';
import { networkOf } from './network.ts';
import { ENGINE_PRICE } from './table.ts';

/** The person, or the guest's device, within the network that they come from. */
export function askerOf({
  actor,
  address,
  device,
  fromHere,
}: Pick<Context, 'actor' | 'address' | 'device' | 'fromHere'>): Asker {
  return {
    network: fromHere ? SERVER_ASKER.network : networkOf(address),
    person: actor?.id ?? `device ${device}`,
  };
}

/** The caller of a worker, who pays by the CPU time that it takes. */
export function callerOf(ctx: Context): Caller {
  const { reserved, minimum, msPerPoint } = ENGINE_PRICE;
  return {
    asker: askerOf(ctx),
    pay() {
      const settle = ctx.budgets.reserve(ctx, reserved);
      return (ms) => settle(Math.max(minimum, Math.ceil(ms / msPerPoint)));
    },
  };
}
