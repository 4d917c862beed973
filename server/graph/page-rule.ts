import {
  type ASTVisitor,
  GraphQLError,
  GraphQLInt,
  Kind,
  type ValidationContext,
  valueFromAST,
} from 'graphql';
import { Invalid } from '../errors.ts';
import type { Language } from '../language.ts';
import { rowsIn } from '../paging.ts';
import { refusalInWords } from './errors.ts';

interface Asked {
  language: Language;
  variables: Record<string, unknown>;
}

/**
 * Refuses a page of more rows than a list gives, before anything runs: told by the list itself, it would
 * come after the mutation that the list is read behind.
 */
export function pageRule(validation: ValidationContext, { language, variables }: Asked): ASTVisitor {
  const known = { ...defaultsIn(validation), ...variables };
  return {
    Argument({ value }) {
      const argument = validation.getArgument();
      const most = argument?.extensions['most'];
      const rows = typeof most === 'number' ? valueFromAST(value, GraphQLInt, known) : null;
      if (typeof rows !== 'number') return;
      try {
        rowsIn(rows, { most: most as number, field: argument!.name });
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

function defaultsIn(validation: ValidationContext): Record<string, unknown> {
  return Object.fromEntries(
    validation
      .getDocument()
      .definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
      )
      .map(({ variable, defaultValue }) => [
        variable.name.value,
        defaultValue && valueFromAST(defaultValue, GraphQLInt),
      ]),
  );
}
