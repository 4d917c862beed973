import {
  type ASTVisitor,
  getNamedType,
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  Kind,
  type ValidationContext,
  valueFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { Invalid } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';
import { rowsIn } from '../../core/pagination.ts';
import { refusalInWords } from '../errors/graph-errors.ts';

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
  const known = { ...defaultsIn(validation), ...variables };
  return {
    Argument({ value }) {
      const argument = validation.getArgument();
      if (!argument) return;
      const { name, type } = argument;
      try {
        const kind = getNamedType(type);
        const most = argument.extensions['most'];
        if (kind === GraphQLInt && typeof most === 'number')
          judgeRows(valueFromAST(value, type, known), most, name);
        if (kind === GraphQLString || kind === GraphQLID) judgeTexts(valueFromAST(value, type, known), name);
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

function defaultsIn(validation: ValidationContext): Record<string, unknown> {
  return Object.fromEntries(
    validation
      .getDocument()
      .definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
      )
      .map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue && valueFromASTUntyped(defaultValue),
      ]),
  );
}
