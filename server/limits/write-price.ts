import type { Context } from '../core/context.ts';

/** Charges for rows that are stored and that no other limit covers, except where this machine itself writes. */
export function payForWriting(ctx: Context, price: number): void {
  if (!ctx.fromHere) ctx.budgets.spend(ctx, price, 'write');
}
