import {
  coerceInputValue,
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import type { Language, Text } from '../core/locale.ts';
import { restWord } from './enum-words.ts';
import { restName } from './present.ts';
import type { FieldFault } from './problems.ts';

type Path = readonly (string | number)[];

/** More than these about one request help nobody. */
const MAX_FAULTS = 20;

/** What the graph could not read of a request, told in the names of REST and never in the graph's own sentences. */
export function faultsIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  language: Language,
): FieldFault[] {
  const faults: FieldFault[] = [];
  const tell = (path: Path, code: FieldFault['code'], text: Text) => {
    if (faults.length >= MAX_FAULTS) return;
    const field = nameOf(path);
    faults.push({ field, code, message: text[language].replace('…', field) });
  };
  for (const { variable, type: node, defaultValue } of variablesOf(document)) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never) as GraphQLInputType;
    const value = variables[name];
    if (value === undefined || value === null) {
      if (isNonNullType(type) && !defaultValue) tell([name], 'REQUIRED', MISSING);
      continue;
    }
    coerceInputValue(value, type, (path, _value, { message }) => {
      const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
      const [, unknown] = /^Field "(\w+)" is not defined/.exec(message) ?? [];
      const whole = [name, ...path];
      if (unknown) return tell([...whole, unknown], 'UNKNOWN', STRANGE);
      if (missing) return tell([...whole, missing], 'REQUIRED', MISSING);
      if (message.startsWith('Expected non-nullable type')) return tell(whole, 'REQUIRED', MISSING);
      return tell(whole, 'MALFORMED', expected(typeAt(type, path)));
    });
  }
  return faults;
}

const MISSING: Text = { en: 'The field “…” is missing.', zh: '缺少字段“…”。' };
const STRANGE: Text = { en: 'There is no field “…” here.', zh: '此处没有字段“…”。' };

const KINDS: Record<string, Text> = {
  Int: { en: 'a whole number', zh: '整数' },
  Float: { en: 'a number', zh: '数字' },
  Boolean: { en: 'true or false', zh: ' true 或 false' },
  DateTime: { en: 'a time such as 2026-01-31T12:00:00Z', zh: '时间，例如 2026-01-31T12:00:00Z' },
};

function expected(type: GraphQLInputType): Text {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    const words = named.getValues().map(({ name }) => restWord(named, name));
    return {
      en: `The field “…” must be one of ${words.join(', ')}.`,
      zh: `字段“…”只能是 ${words.join('、')}。`,
    };
  }
  const what = isInputObjectType(named)
    ? { en: 'an object', zh: '对象' }
    : (KINDS[named.name] ?? { en: 'text', zh: '文本' });
  return { en: `The field “…” must be ${what.en}.`, zh: `字段“…”必须是${what.zh}。` };
}

function variablesOf({ definitions }: DocumentNode) {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.variableDefinitions ?? [];
}

function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  const [step, ...rest] = path;
  const bare = getNullableType(type) as GraphQLInputType;
  if (step === undefined) return bare;
  // A single thing in place of a list is read as a list of one: then no number stands for its place.
  const inner = isListType(bare) ? (bare.ofType as GraphQLInputType) : null;
  if (inner) return typeAt(inner, typeof step === 'number' ? rest : path);
  const named = getNamedType(bare);
  const field = isInputObjectType(named) ? named.getFields()[String(step)] : undefined;
  return field ? typeAt(field.type, rest) : bare;
}

/** `messages[2].content`: as REST names it, without the variable that only holds the body or the filter. */
function nameOf([root, ...path]: Path): string {
  const steps = path.length > 0 && (root === 'input' || root === 'filter') ? path : [root!, ...path];
  return steps.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${restName(step)}` : restName(step),
    '',
  );
}
