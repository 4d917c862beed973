import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { ExecutionResult, GraphQLError, ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { costRule, errorsToReport } from '../cost/cost-rule.ts';
import { outageInWords } from '../errors/graph-errors.ts';
import { introspectionPrice } from '../cost/introspection-price.ts';
import { oneLimitedMutation } from '../cost/one-limited-mutation.ts';
import { argumentsRule } from './arguments-rule.ts';
import { firstFaultIn } from './variables.ts';

export const MAX_DEPTH = 12;
export const MAX_ALIASES = 30;
export const MAX_DIRECTIVES = 20;
export const MAX_TOKENS = 1000;
export const MAX_COST = 10_000;
/** More complaints than this about one operation help nobody. */
const MAX_ERRORS = 10;
const OPERATION_TIMEOUT_MS = 10_000;

/** What an operation may be: how deep, how long, how much. Holds over HTTP and sockets alike. */
export function operationLimits(): Plugin<Context>[] {
  const { plugins } = new EnvelopArmor({
    blockFieldSuggestion: { enabled: false },
    costLimit: { enabled: false },
    maxAliases: { n: MAX_ALIASES, allowList: [] },
    maxDepth: { n: MAX_DEPTH, ignoreIntrospection: true },
    maxDirectives: { n: MAX_DIRECTIVES },
    maxTokens: { n: MAX_TOKENS },
  }).protect();
  return [...(plugins as Plugin<Context>[]), cost(), oneLimitedMutation(), fewErrors(), timeout()];
}

/** What an operation costs, and how long its lists are. */
function cost(): Plugin<Context> {
  return {
    onValidate({ addValidationRule, setResult, params: { schema, documentAST }, context }) {
      const { params, lemma } = context as unknown as {
        params?: { variables?: Record<string, unknown>; operationName?: string };
        lemma: Context;
      };
      const operation = { variables: params?.variables ?? {}, operationName: params?.operationName ?? null };
      const fault = firstFaultIn({ schema, document: documentAST, ...operation });
      if (fault) return setResult([fault]);
      addValidationRule((validation: ValidationContext) =>
        argumentsRule(validation, { ...operation, language: lemma.language }),
      );
      addValidationRule((validation: ValidationContext) =>
        costRule(validation, {
          ...operation,
          context,
          most: MAX_COST,
          besides: introspectionPrice(schema, documentAST),
        }),
      );
    },
  };
}

function fewErrors(): Plugin<Context> {
  return {
    onValidate:
      () =>
      ({ valid, result, setResult }) => {
        if (!valid) setResult(errorsToReport(result as GraphQLError[]).slice(0, MAX_ERRORS));
      },
  };
}

function timeout(): Plugin<Context> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args) => inTime((args.contextValue as Context).language, () => executeFn(args)));
    },
  };
}

/** The result of an operation, or that it took too long. */
export async function inTime<Result>(
  language: Language,
  operation: () => Promise<Result>,
): Promise<Result | ExecutionResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(() => resolve({ errors: [outageInWords('TIMEOUT', language)] }), OPERATION_TIMEOUT_MS);
  });
  try {
    return await Promise.race([operation(), late]);
  } finally {
    clearTimeout(timer);
  }
}
