import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { RateLimited } from '../../core/errors.ts';
import { limitIn, limitInWords } from '../errors/graph-errors.ts';
import { compilePrice, type Priced } from './compiled-price.ts';
import { READ_PRICES } from '../../limits/table.ts';

type OperationArgs = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

declare module '../../core/context.ts' {
  interface Services {
    /** Charges the caller's read budget for what an answer turned out to cost, into debt if need be. */
    chargeRead: (cost: number) => void;
  }
}

const compiled = new WeakMap<OperationDefinitionNode, (values: Record<string, unknown>) => Priced>();

/** The price of an operation, found out once for all its variables. */
export function priceFor(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (values: Record<string, unknown>) => Priced {
  const known = compiled.get(operation);
  if (known) return known;
  const price = compilePrice(schema, document, operation);
  compiled.set(operation, price);
  return price;
}

/** The price of the operation with these variables, as they were sent. */
export function priceOf({ schema, document, operationName, variableValues }: OperationArgs): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return READ_PRICES.operation;
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], {
    ...variableValues,
  });
  if (!coerced) throw errors![0]!;
  return priceFor(schema, document, operation)(coerced).price;
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
export function payForReading(text: string, context: Context): void {
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
  return READ_PRICES.event + priceOf(args) - priceOf({ ...args, document: openingOf(document, operation) });
}

const openings = new WeakMap<OperationDefinitionNode, DocumentNode>();

/** The document of a subscription to which nothing is told. */
function openingOf(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const known = openings.get(operation);
  if (known) return known;
  const { selectionSet } = operation;
  const opening = {
    ...operation,
    selectionSet: { ...selectionSet, selections: selectionSet.selections.map(bare) },
  };
  const others = document.definitions.filter((one) => one !== operation);
  const opened = { ...document, definitions: [opening, ...others] };
  openings.set(operation, opened);
  return opened;
}

/** The field with nothing selected of what it gives. */
function bare(selection: SelectionNode): SelectionNode {
  if (selection.kind !== Kind.FIELD || !selection.selectionSet) return selection;
  return { ...selection, selectionSet: { ...selection.selectionSet, selections: [] } };
}

/** Charges every operation when it begins, over HTTP and sockets. */
export function paidByPrice(): Plugin<Context> {
  return {
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
