import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';

/** How long a subscription outlives a sign-out, a ban or a change of role. */
const CHECK_MS = 4000;

/**
 * A signed-in person's stream of events ends with their access token, and soon after their session does or their role
 * is another. A socket ends with all that it carries: session.ts.
 */
export function endsWithSession(stillGood: (context: Context) => Promise<boolean>): Plugin<Context> {
  return {
    onSubscribe: ({ args }) => ({
      onSubscribeResult({ result, setResult }) {
        const context = args.contextValue as unknown as Context;
        if (context.actor && !context.overSocket && isAsyncIterable(result))
          setResult(until(result, context, stillGood));
      },
    }),
  };
}

function until<Value>(
  source: AsyncIterable<Value>,
  context: Context,
  stillGood: (context: Context) => Promise<boolean>,
): AsyncIterableIterator<Value> {
  const events = source[Symbol.asyncIterator]();
  let end: () => void = () => {};
  const ended = new Promise<IteratorResult<Value>>((resolve) => {
    end = () => resolve({ done: true, value: undefined });
  });
  const check = setInterval(() => {
    const expired = context.actor!.expiresAt <= context.now();
    if (expired) end();
    // A database that is away for a moment ends nobody's subscription.
    else
      void stillGood(context).then(
        (good) => good || end(),
        () => {},
      );
  }, CHECK_MS);
  const left = context.actor!.expiresAt.getTime() - context.now().getTime();
  const expiry = setTimeout(() => end(), Math.min(Math.max(left, 0), 2 ** 31 - 1));

  async function close(): Promise<IteratorResult<Value>> {
    clearInterval(check);
    clearTimeout(expiry);
    end();
    await events.return?.();
    return { done: true, value: undefined };
  }
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const step = await Promise.race([events.next(), ended]);
      return step.done ? close() : step;
    },
    return: close,
    async throw(error) {
      await close();
      throw error;
    },
  };
}
