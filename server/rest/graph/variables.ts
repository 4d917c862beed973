import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Language, Text } from '../../core/locale.ts';
import { restName } from '../protocol/present.ts';
import type { FieldFault } from '../protocol/problems.ts';
import type { Parameter, Query } from '../protocol/route.ts';
import { restWord, variablesOf } from './enum-words.ts';

type Path = readonly (string | number)[];
type Report = (path: Path, code: FieldFault['code'], text: Text) => void;

const MAX_FAULTS = 20;

/** Faults in the variables of an operation by their types, in the names of REST. */
export function faultsIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  language: Language,
): FieldFault[] {
  const faults: FieldFault[] = [];
  const report: Report = (path, code, text) => {
    if (faults.length >= MAX_FAULTS) return;
    const field = nameOf(path);
    faults.push({ field, code, message: text[language].replace('…', field) });
  };
  for (const { name, type, hasDefault } of variablesOf(schema, document)) {
    const value = variables[name] ?? undefined;
    if (value !== undefined || !hasDefault) judge(value, type, [name], report);
  }
  return faults;
}

/** Parameters of the query string that are none of their words, by the names that REST gives them. */
export function faultsInQuery(
  schema: GraphQLSchema,
  parameters: readonly Parameter[],
  query: Query,
  language: Language,
): FieldFault[] {
  return parameters.flatMap(({ name, enumName, schema: { enum: listed } }) => {
    const type = enumName && schema.getType(enumName);
    const words = isEnumType(type)
      ? type.getValues().map((one) => restWord(type, one.name))
      : (listed as string[] | undefined);
    const value = query.text(name)?.toLowerCase();
    if (!words || value === undefined || words.some((word) => word.toLowerCase() === value)) return [];
    const message = oneOf(words)[language].replace('…', name);
    return { field: name, code: 'MALFORMED', message, isNamed: true };
  });
}

/** Reports what is wrong with a value of the request, each fault at its own path. */
function judge(value: unknown, type: GraphQLInputType, path: Path, report: Report): void {
  if (value === null || value === undefined)
    return isNonNullType(type) ? report(path, 'REQUIRED', MISSING) : undefined;
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) {
    // As in GraphQL, a single value stands for a list of one.
    if (!Array.isArray(value)) return judge(value, bare.ofType, path, report);
    return value.forEach((item, i) => judge(item, bare.ofType, [...path, i], report));
  }
  if (isInputObjectType(bare)) {
    if (isObject(value)) return judgeFields(value, bare, path, report);
  } else if (isLeafType(bare) && isParsed(() => bare.parseValue(value))) return undefined;
  return report(path, 'MALFORMED', expected(bare));
}

function judgeFields(
  value: Record<string, unknown>,
  type: GraphQLInputObjectType,
  path: Path,
  report: Report,
): void {
  const fields = type.getFields();
  for (const field of Object.values(fields)) {
    const given = value[field.name];
    if (given !== undefined || isRequiredInputField(field))
      judge(given, field.type, [...path, field.name], report);
  }
  for (const name of Object.keys(value).filter((given) => !Object.hasOwn(fields, given))) {
    // Only what could be a name is repeated in the answer.
    if (/^\w+$/.test(name)) report([...path, name], 'UNKNOWN', UNKNOWN_FIELD);
    else report(path, 'MALFORMED', expected(type));
  }
}

function isParsed(parse: () => unknown): boolean {
  try {
    return parse() !== undefined;
  } catch {
    return false;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MISSING: Text = { en: 'The field “…” is missing.', zh: '缺少字段“…”。' };
const UNKNOWN_FIELD: Text = { en: 'There is no field “…” here.', zh: '此处没有字段“…”。' };

const TYPES: Record<string, Text> = {
  Int: { en: 'a whole number', zh: '整数' },
  Float: { en: 'a number', zh: '数字' },
  Boolean: { en: 'true or false', zh: ' true 或 false' },
  DateTime: { en: 'a time such as 2026-01-31T12:00:00Z', zh: '时间，例如 2026-01-31T12:00:00Z' },
};

const oneOf = (words: readonly string[]): Text => ({
  en: `The field “…” must be one of ${words.join(', ')}.`,
  zh: `字段“…”只能是 ${words.join('、')}。`,
});

function expected(type: GraphQLInputType): Text {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    return oneOf(named.getValues().map(({ name }) => restWord(named, name)));
  }
  const what = isInputObjectType(named)
    ? { en: 'an object', zh: '对象' }
    : (TYPES[named.name] ?? { en: 'text', zh: '文本' });
  return { en: `The field “…” must be ${what.en}.`, zh: `字段“…”必须是${what.zh}。` };
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
