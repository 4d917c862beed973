import { getMappedArgumentValues } from '@pothos/core';
import type { FieldComplexity } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { OPERATION, READ_PRICES } from '../../limits/table.ts';
import { introspectionPrice } from './introspection-price.ts';
import { namesVariable } from './names-variable.ts';

type Values = Record<string, unknown>;
type Field = GraphQLField<unknown, object, Values>;
type Complexity = FieldComplexity<object, Values> | undefined;

/** What an operation costs with variables that fit it, and whether one of this price is refused. */
export interface Priced {
  price: number;
  isTooDear: boolean;
}

/** A sum: what is the same for all variables, and how often each step counts that is not. */
interface Sum {
  fixed: number;
  steps: Map<number, number>;
}

/** What a field costs of its own, and how often what is selected of it. */
interface FieldPrice {
  own: number;
  times: number;
}

/**
 * The price of an operation as a function of its variables; the document is not looked at again. It throws where a
 * variable that fits the operation is wrong for a field.
 */
export function compilePrice(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (values: Values) => Priced {
  const selected = compileSelection(schema, document, operation);
  const others = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const opened = operation.operation === 'subscription' ? READ_PRICES.subscription : 0;
  const alone = introspectionPrice(schema, { ...document, definitions: [operation, ...others] });
  const always = READ_PRICES.operation + opened + alone;
  const most = OPERATION.price - introspectionPrice(schema, document);
  return (values) => {
    const complexity = selected(values);
    return { price: Math.ceil(always + complexity), isTooDear: complexity > most };
  };
}

function compileSelection(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (values: Values) => number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  /** Each needs the results of those before it alone. */
  const steps: ((values: Values, results: number[]) => number)[] = [];
  const known = new Map<SelectionSetNode, Map<GraphQLNamedType, Sum>>();

  function sumOf(set: SelectionSetNode, type: GraphQLNamedType): Sum {
    const sums = known.get(set) ?? new Map<GraphQLNamedType, Sum>();
    known.set(set, sums);
    const before = sums.get(type);
    if (before) return before;
    const sum: Sum = { fixed: 0, steps: new Map() };
    sums.set(type, sum);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) add(sum, sumOfField(selection, type));
      else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
        const on = inner.typeCondition && schema.getType(inner.typeCondition.name.value);
        add(sum, sumOf(inner.selectionSet, on ?? type));
      }
    }
    return sum;
  }

  function sumOfField(node: FieldNode, type: GraphQLNamedType): Sum {
    const field = fieldOf(type, node.name.value);
    const inner = field && node.selectionSet ? sumOf(node.selectionSet, getNamedType(field.type)) : NOTHING;
    const priceOf = fieldPrice(field, node);
    if (typeof priceOf === 'object')
      return add({ fixed: priceOf.own, steps: new Map() }, inner, priceOf.times);
    steps.push((values, results) => {
      const { own, times } = priceOf(values);
      return own + times * totalOf(inner, results);
    });
    return { fixed: 0, steps: new Map([[steps.length - 1, 1]]) };
  }

  const sum = sumOf(operation.selectionSet, schema.getRootType(operation.operation)!);
  return (values) => {
    const results: number[] = [];
    for (const step of steps) results.push(step(values, results));
    return totalOf(sum, results);
  };
}

const NOTHING: Sum = { fixed: 0, steps: new Map() };

function add(sum: Sum, other: Sum, times = 1): Sum {
  sum.fixed += times * other.fixed;
  for (const [step, count] of other.steps) sum.steps.set(step, (sum.steps.get(step) ?? 0) + times * count);
  return sum;
}

function totalOf({ fixed, steps }: Sum, results: number[]): number {
  let total = fixed;
  for (const [step, count] of steps) total += count * results[step]!;
  return total;
}

const fieldOf = (type: GraphQLNamedType, name: string): Field | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** The price of a field as it is written, or how to find it where its arguments need the variables. */
function fieldPrice(
  field: Field | undefined,
  node: FieldNode,
): FieldPrice | ((values: Values) => FieldPrice) {
  const complexity = field?.extensions['complexity'] as Complexity;
  if (typeof complexity !== 'function') return priced(complexity, field);
  const withVariables = (variableValues: Values): FieldPrice => {
    const args = getMappedArgumentValues(field as never, node, {}, { variableValues } as never) as Values;
    return priced(complexity(args, {}, field as never), field);
  };
  return (node.arguments ?? []).some(namesVariable) ? withVariables : withVariables({});
}

function priced(complexity: Exclude<Complexity, (...args: never[]) => unknown>, field: Field | undefined) {
  const isList = field !== undefined && isListType(getNullableType(field.type));
  const { field: own = 1, multiplier = isList ? 10 : 1 } =
    typeof complexity === 'number' ? { field: complexity } : (complexity ?? {});
  return { own, times: Math.max(multiplier, 0) };
}
