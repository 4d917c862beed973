import {
  type ASTVisitor,
  type DocumentNode,
  getNamedType,
  type GraphQLArgument,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  type GraphQLSchema,
  GraphQLString,
  Kind,
  TypeInfo,
  type ValidationContext,
  valueFromAST,
  valueFromASTUntyped,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Invalid } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';
import { rowsIn } from '../../core/pagination.ts';
import { refusalInWords } from '../errors/graph-errors.ts';
import { namesVariable } from '../cost/names-variable.ts';

interface RuleOptions {
  language: Language;
  variables: Record<string, unknown>;
}

/** Characters of a text that stands as an argument; far more than any is read with. */
export const MAX_ARGUMENT = 4000;

/**
 * Refuses a page of more rows than a list gives, and a text that no argument has, before anything runs: told by
 * the field itself, it would come after the mutation that it is read behind, or for each row anew.
 */
export function argumentsRule(
  validation: ValidationContext,
  { language, variables }: RuleOptions,
): ASTVisitor {
  const known = { ...defaultsIn(validation.getDocument()), ...variables };
  return {
    Argument({ value }) {
      const argument = validation.getArgument();
      if (!argument) return;
      try {
        judge(argument, value, known);
      } catch (error) {
        if (!(error instanceof Invalid)) throw error;
        validation.reportError(
          new GraphQLError(error.text[language], {
            nodes: value,
            extensions: refusalInWords(error, language),
          }),
        );
      }
    },
  };
}

/** The same of a document that was valid once: whether it is with these variables. */
export function compileArguments(
  schema: GraphQLSchema,
  document: DocumentNode,
): (variables: Record<string, unknown>) => boolean {
  const defaults = defaultsIn(document);
  const judged: [GraphQLArgument, ValueNode][] = [];
  const types = new TypeInfo(schema);
  const find: ASTVisitor = {
    Argument({ value }) {
      const argument = types.getArgument();
      if (argument && isJudged(argument) && namesVariable(value)) judged.push([argument, value]);
    },
  };
  visit(document, visitWithTypeInfo(types, find));
  return (variables) => {
    if (judged.length === 0) return true;
    const known = { ...defaults, ...variables };
    try {
      for (const [argument, value] of judged) judge(argument, value, known);
      return true;
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      return false;
    }
  };
}

const isRows = ({ type, extensions }: GraphQLArgument) =>
  getNamedType(type) === GraphQLInt && typeof extensions['most'] === 'number';
const isText = ({ type }: GraphQLArgument) =>
  getNamedType(type) === GraphQLString || getNamedType(type) === GraphQLID;
const isJudged = (argument: GraphQLArgument) => isRows(argument) || isText(argument);

function judge(argument: GraphQLArgument, value: ValueNode, known: Record<string, unknown>): void {
  if (!isJudged(argument)) return;
  const { name, type, extensions } = argument;
  const given = valueFromAST(value, type, known);
  if (isRows(argument)) judgeRows(given, extensions['most'] as number, name);
  else judgeTexts(given, name);
}

function judgeRows(rows: unknown, most: number, field: string): void {
  if (typeof rows === 'number') rowsIn(rows, { most, field });
}

function judgeTexts(given: unknown, field: string): void {
  if (![given].flat().some((text) => typeof text === 'string' && text.length > MAX_ARGUMENT)) return;
  throw new Invalid([
    {
      field,
      code: 'TOO_LONG',
      max: MAX_ARGUMENT,
      text: {
        en: `“${field}” can have at most ${MAX_ARGUMENT} characters.`,
        zh: `“${field}”最多 ${MAX_ARGUMENT} 个字符。`,
      },
    },
  ]);
}

function defaultsIn({ definitions }: DocumentNode): Record<string, unknown> {
  return Object.fromEntries(
    definitions
      .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []))
      .map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue && valueFromASTUntyped(defaultValue),
      ]),
  );
}
