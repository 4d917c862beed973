import type { Context } from '../core/context.ts';

/** What is kept for good is paid for where nothing else limits it, but for what this machine itself writes. */
export function payForWriting(ctx: Context, price: number): void {
  if (!ctx.fromHere) ctx.budgets.spend(ctx, price, 'write');
}
