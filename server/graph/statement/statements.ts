import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Pool } from 'pg';
import { Refusal } from '../../core/errors.ts';
import type { Log } from '../../core/log.ts';
import { outageOf } from '../../core/outage.ts';
import { READ_PRICES, RESPONSE_CHARACTERS } from '../../limits/table.ts';
import type { KnownOperation, Values } from '../documents/known-operation.ts';
import type { Runnable } from '../documents/run-operation.ts';
import { Compiler } from './compile.ts';
import { nameStatements } from './names.ts';
import { type DocumentSources, sourcesOf } from './sources.ts';
import type { StatementRequest } from './request.ts';
import { type Param, written, UNANSWERED, Unsupported } from './sql.ts';

/** A statement for all requests of one form. */
interface Plan {
  text: string;
  params: readonly Param[];
  /** The names of the root fields, in the order of the columns. */
  keys: readonly string[];
  holdsText: boolean;
}

/** What is known of an operation: its plans by the forms of requests, or why it has none. */
interface Plans {
  sources: DocumentSources;
  byForm: Map<string, Plan | Unsupported>;
}

/** Forms of one operation that are kept: what its variables leave out, and how many rows they ask for. */
const MAX_FORMS = 50;
/** Characters of all statements that are kept: each takes several times as much with what it is made of. */
const MAX_CHARACTERS = 8_000_000;
/** Planning a statement of more characters takes longer than the price of its operation says. */
const LONG = 10_000;
/** A response of this length is within each limit of text, whatever it holds. */
const WITHIN_LIMITS = Math.min(...Object.values(RESPONSE_CHARACTERS));

export interface Statements {
  /** The response to a query as JSON, out of one statement; null where the executor has to answer. Throws outages. */
  answer(one: Runnable): Promise<string | null>;
  /** Why this operation is no statement, whatever its variables; null where it is one. */
  reasonAgainst(operation: KnownOperation): string | null;
  /** Takes these operations for the product's own; writes to the log which are no statement, and why. */
  registerOwn(operations: Iterable<KnownOperation>): void;
  /** How many were answered by a statement and by the executor; of these, how many after a statement was tried. */
  counts: Readonly<Record<'statement' | 'executor' | 'unanswered' | 'failed', number>>;
}

declare module '../../core/context.ts' {
  interface Services {
    statements: Statements;
  }
}

/** For contexts in which nobody queries the graph. */
export const NO_STATEMENTS: Statements = {
  answer: async () => null,
  reasonAgainst: () => null,
  registerOwn() {},
  counts: { statement: 0, executor: 0, unanswered: 0, failed: 0 },
};

/** Answers queries with one statement each: see docs/one-statement.md. */
export function openStatements(
  schema: GraphQLSchema,
  { pool, log }: { pool: Pick<Pool, 'query'>; log: Log },
): Statements {
  const { plansOf, planFor } = keepPlans(schema);
  const nameOf = nameStatements();
  const ownOperations = new WeakSet<OperationDefinitionNode>();
  const counts = { statement: 0, executor: 0, unanswered: 0, failed: 0 };

  async function run({ operation, values, context }: Runnable): Promise<string | null> {
    const { definition } = operation;
    const plans = plansOf(operation);
    const request = { ctx: context, sources: plans.sources.valuesFor(values, context) };
    const plan = planFor(plans, request, values);
    const params = plan.params.map((param) => param.value(request));
    if (params.some(holdsNul)) throw new Unsupported('a text with U+0000');
    const name = nameOf(plan.text, ownOperations.has(definition) ? 'own' : 'strangers', definition);
    if (name === '' && plan.text.length > LONG)
      context.chargeRead(Math.floor(plan.text.length / READ_PRICES.charactersPlanned));
    const { rows } = await pool.query<string[]>({
      name,
      text: plan.text,
      values: params,
      rowMode: 'array',
    });
    const texts = rows[0]!;
    const response = `{"data":{${plan.keys.map((key, index) => `"${key}":${texts[index]}`).join()}}}`;
    if (response.length > WITHIN_LIMITS || response.includes(UNANSWERED)) return null;
    if (plan.holdsText) context.chargeRead(Math.floor(response.length / READ_PRICES.charactersReturned));
    return response;
  }

  return {
    counts,
    reasonAgainst(operation) {
      const plans = attempt(() => plansOf(operation));
      return plans instanceof Unsupported ? plans.message : null;
    },
    registerOwn(operations) {
      const queries = [...operations].filter(({ isQuery }) => isQuery);
      for (const { definition } of queries) ownOperations.add(definition);
      log.info(pathsOf(queries, this.reasonAgainst), 'queries of the web client by their path');
    },
    async answer(one) {
      if (!one.operation.isQuery) return null;
      try {
        const response = await run(one);
        counts[response === null ? 'unanswered' : 'statement'] += 1;
        return response;
      } catch (error) {
        if (error instanceof Error && outageOf(error)) throw error;
        // What is refused the executor reports at the field where it happens.
        const isForeseen = error instanceof Unsupported || error instanceof Refusal;
        counts[isForeseen ? 'executor' : 'failed'] += 1;
        if (!isForeseen) log.warn({ message: String(error) }, 'a statement failed; the executor answers');
        return null;
      }
    },
  };
}

/** No text of the database holds it; the executor says so where it was asked for. */
const holdsNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\u0000');

/** How many of these queries are a statement, and why the others are not. */
function pathsOf(queries: readonly KnownOperation[], reasonAgainst: Statements['reasonAgainst']) {
  const reasons = queries.flatMap((one) => {
    const reason = reasonAgainst(one);
    return reason === null ? [] : [[one.definition.name?.value ?? '', reason] as const];
  });
  return { statements: queries.length - reasons.length, executor: Object.fromEntries(reasons) };
}

/** The plans of all operations, as many as there is room for. */
function keepPlans(schema: GraphQLSchema) {
  let known = new WeakMap<OperationDefinitionNode, Plans | Unsupported>();
  let characters = 0;

  function plansOf({ document, definition }: KnownOperation): Plans {
    const plans =
      known.get(definition) ??
      attempt((): Plans => ({ sources: sourcesOf(schema, document, definition), byForm: new Map() }));
    known.set(definition, plans);
    if (plans instanceof Unsupported) throw plans;
    return plans;
  }

  function planFor({ sources, byForm }: Plans, request: StatementRequest, values: Values): Plan {
    const form = sources.formOf(request.sources, values, request.ctx);
    const before = byForm.get(form);
    const plan = before ?? attempt(() => compile(schema, sources, request, values));
    if (!before && byForm.size >= MAX_FORMS) byForm.clear();
    if (!before) byForm.set(form, plan);
    if (!before) count(plan);
    if (plan instanceof Unsupported) throw plan;
    return plan;
  }

  /** Begins anew rather than keep too many: what is asked for often is soon there again. */
  function count(plan: Plan | Unsupported): void {
    characters += plan instanceof Unsupported ? plan.message.length : plan.text.length;
    if (characters <= MAX_CHARACTERS) return;
    known = new WeakMap();
    characters = 0;
  }

  return { plansOf, planFor };
}

function compile(
  schema: GraphQLSchema,
  sources: DocumentSources,
  request: StatementRequest,
  values: Values,
): Plan {
  const compiler = new Compiler({ schema, ...sources }, request, values);
  const { statement, keys } = compiler.statement();
  return { ...written(statement), keys, holdsText: compiler.holdsText };
}

function attempt<Result>(make: () => Result): Result | Unsupported {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unsupported) return error;
    throw error;
  }
}
