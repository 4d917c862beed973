import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  Kind,
  type SelectionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { RateLimited } from '../../core/errors.ts';
import { limitIn, limitInWords } from '../errors/graph-errors.ts';
import { introspectionPrice } from './introspection-price.ts';
import { READ_PRICES } from '../../limits/table.ts';

type OperationArgs = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

declare module '../../core/context.ts' {
  interface Services {
    /** Charges the caller's read budget for what an answer turned out to cost, into debt if need be. */
    chargeRead: (cost: number) => void;
  }
}

/** Prices of known documents: those of the web client are sent again and again. */
const known = new WeakMap<DocumentNode, Map<string, number>>();
const MOST_KNOWN = 100;
/** Longer variables are not cached, so that they cannot fill the memory. */
const LONGEST_NAME = 500;

/** The price of the operation with these variables; values of strings do not affect it. */
export function priceOf(args: OperationArgs): number {
  const { document, operationName, variableValues } = args;
  const prices = known.get(document) ?? new Map<string, number>();
  known.set(document, prices);
  const name = JSON.stringify([operationName, variableValues], (_key, value: unknown) =>
    typeof value === 'string' ? '' : value,
  );
  const price = prices.get(name) ?? computePrice(args);
  if (prices.size >= MOST_KNOWN) prices.clear();
  if (name.length <= LONGEST_NAME) prices.set(name, price);
  return price;
}

function computePrice({ schema, document, operationName, variableValues }: OperationArgs): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return READ_PRICES.operation;
  const definitions = [
    operation,
    ...document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION),
  ];
  const alone: DocumentNode = { ...document, definitions };
  const { complexity } = complexityFromQuery(alone, { schema, variables: { ...variableValues } });
  const opened = operation.operation === 'subscription' ? READ_PRICES.subscription : 0;
  return Math.ceil(READ_PRICES.operation + opened + complexity + introspectionPrice(schema, alone));
}

/** Takes the price of an operation from what its caller may spend, unless that is this machine; says so where it is not enough. */
export function payFor(args: OperationArgs, context: Context): ExecutionResult | null {
  return pay(priceOf(args), context);
}

/** The same with a price that is known. */
export function pay(price: number, context: Context): ExecutionResult | null {
  try {
    if (context.fromHere) context.record.cost += price;
    else context.budgets.spend(context, price, 'read');
    return null;
  } catch (error) {
    if (error instanceof RateLimited) return { errors: [limitInWords(error, context.language)] };
    throw error;
  }
}

/** Charges the caller; callers on this machine are only recorded. */
export const chargeCost =
  (ctx: Context) =>
  (cost: number): void => {
    if (ctx.fromHere) ctx.record.cost += cost;
    else ctx.budgets.charge(ctx, cost, 'read');
  };

/** To read a stranger's document takes time by its length, whether or not anything comes of it. */
function payForReading(text: string, context: Context): void {
  if (context.fromHere) return;
  try {
    context.budgets.spend(context, Math.ceil(text.length / READ_PRICES.charactersRead), 'read');
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    const refusal = limitInWords(error, context.language);
    const http = limitIn({ errors: [refusal] });
    throw new GraphQLError(refusal.message, { extensions: { ...refusal.extensions, ...(http && { http }) } });
  }
}

/** For a subscription that others cause the events of; what somebody asked the tutor for was paid for with the question. */
export const EVENTS_ARE_PAID = { eventsArePaid: true };

/** What one event costs whom it is told to: what is selected of it, less what it cost to open the subscription. */
export function priceOfEvent(args: OperationArgs): number {
  const { schema, document, operationName } = args;
  const operation = getOperationAST(document, operationName);
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const isPaid = (one: SelectionNode) =>
    one.kind !== Kind.FIELD || fields[one.name.value]?.extensions['eventsArePaid'];
  const { selectionSet } = operation ?? {};
  if (!operation || !selectionSet?.selections.some(isPaid)) return 0;
  const opening = {
    ...operation,
    selectionSet: { ...selectionSet, selections: selectionSet.selections.map(bare) },
  };
  const others = document.definitions.filter((one) => one !== operation);
  return (
    READ_PRICES.event +
    priceOf(args) -
    priceOf({ ...args, document: { ...document, definitions: [opening, ...others] } })
  );
}

/** The field with nothing selected of what it gives. */
function bare(selection: SelectionNode): SelectionNode {
  if (selection.kind !== Kind.FIELD || !selection.selectionSet) return selection;
  return { ...selection, selectionSet: { ...selection.selectionSet, selections: [] } };
}

/** Charges every operation when it begins, over HTTP and sockets. */
export function paidByPrice(): Plugin<Context> {
  return {
    onParse({ params, context }) {
      const { lemma } = context as unknown as { lemma: Context };
      payForReading(String(params.source), lemma);
    },
    onExecute({ args, setExecuteFn }) {
      const refused = payFor(args as OperationArgs, args.contextValue as unknown as Context);
      if (refused) setExecuteFn(() => refused);
    },
    onSubscribe({ args, setSubscribeFn }) {
      const refused = payFor(args as OperationArgs, args.contextValue as unknown as Context);
      if (refused) setSubscribeFn(() => refused);
    },
  };
}
