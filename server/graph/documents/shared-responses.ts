import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  locatedError,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { openBatches } from '../../core/pubsub/batches.ts';
import { errorsInWords } from '../errors/graph-errors.ts';
import { pay, priceOfEvent } from '../cost/pay.ts';

/** What is the same for everybody who reads in one language; all else may be somebody's own. */
const EVERYBODYS = new Set<PropertyKey>([
  'db',
  'now',
  'language',
  'events',
  'log',
  'model',
  'embedder',
  // Who pays shows nowhere in what is rendered.
  'chargeRead',
]);

/**
 * Subscribers who ask for the same of one event get one rendering of it. One that looked at who asks, or at
 * anything that may be theirs, is shared among the subscriptions of the same person alone.
 */
export function sharedRendering(): Plugin<Context> {
  const rendered = new WeakMap<object, Map<string, Rendering>>();
  const numbers = new WeakMap<DocumentNode, number>();
  let documents = 0;

  function numberOf(document: DocumentNode): number {
    const known = numbers.get(document);
    if (known !== undefined) return known;
    documents += 1;
    numbers.set(document, documents);
    return documents;
  }

  async function subscribe(args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    const source = await createSourceEventStream(args as never);
    if (!(Symbol.asyncIterator in source)) return source;
    const context = args.contextValue as Context;
    const price = priceOfEvent(args as never);
    const renderPaid = (event: unknown) => (price > 0 && pay(price, context)) || render(args, event);
    const key = JSON.stringify([
      numberOf(args.document),
      args.operationName,
      args.variableValues,
      context.language,
    ]);
    const inWords = ({ errors, ...result }: ExecutionResult): ExecutionResult =>
      errors ? { ...result, errors: errorsInWords(errors, context) } : result;
    return mapped(source, inWords, (event) => {
      if (typeof event !== 'object' || event === null) return resultOf(renderPaid(event));
      const own = `${key} ${context.actor?.id ?? ''}`;
      const renderings = rendered.get(event) ?? new Map<string, Rendering>();
      rendered.set(event, renderings);
      return renderOnce(renderings, { key, own }, () => renderPaid(event));
    });
  }

  return { onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe as never) };
}

interface Rendering {
  result: Promise<ExecutionResult>;
  isPersonal: () => boolean;
}

async function renderOnce(
  renderings: Map<string, Rendering>,
  { key, own }: { key: string; own: string },
  renderNew: () => Rendering | ExecutionResult,
): Promise<ExecutionResult> {
  const shared = renderings.get(key);
  if (shared) {
    const result = await shared.result;
    if (!shared.isPersonal()) return result;
  }
  const known = renderings.get(own);
  if (known) return known.result;
  const rendering = renderNew();
  // Whoever cannot pay at the moment is told so, and does not speak for others.
  if (!isRendering(rendering)) return rendering;
  renderings.set(own, rendering);
  if (!shared) renderings.set(key, rendering);
  return rendering.result;
}

const isRendering = (one: Rendering | ExecutionResult): one is Rendering => 'isPersonal' in one;
const resultOf = async (one: Rendering | ExecutionResult) => (isRendering(one) ? one.result : one);

function render(args: ExecutionArgs, event: unknown): Rendering {
  let personal = false;
  const contextValue = new Proxy(args.contextValue as Context, {
    get(target, name) {
      if (name === 'live') return true;
      // Under symbols Pothos keeps what it worked out.
      if (typeof name === 'string' && !EVERYBODYS.has(name)) personal = true;
      return Reflect.get(target, name) as unknown;
    },
  });
  const result = Promise.resolve(execute({ ...args, rootValue: event, contextValue }));
  return { result, isPersonal: () => personal };
}

/** Deliveries of one moment; thousands of them would keep every other request waiting. */
const turn = openBatches(100);

function mapped(
  source: AsyncIterable<unknown>,
  inWords: (result: ExecutionResult) => ExecutionResult,
  map: (event: unknown) => Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  const events = source[Symbol.asyncIterator]();
  let failed = false;

  async function nextOf(): Promise<ExecutionResult | null> {
    if (failed) return null;
    try {
      const step = await events.next();
      await turn();
      return step.done ? null : await map(step.value);
    } catch (error) {
      // Told as the last event: thrown, it would cut off whatever else goes over the connection.
      failed = true;
      return { errors: [locatedError(error, null)] };
    }
  }

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const result = await nextOf();
      return result ? { done: false, value: inWords(result) } : { done: true, value: undefined };
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    async throw(error) {
      await events.throw?.(error);
      throw error;
    },
  };
}
