import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { ExecutionResult, GraphQLError, ValidationContext } from 'graphql';
import { isPromise, type Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { OPERATION } from '../../limits/table.ts';
import { costRule, errorsToReport } from '../cost/cost-rule.ts';
import { outageInWords } from '../errors/graph-errors.ts';
import { introspectionPrice } from '../cost/introspection-price.ts';
import { oneLimitedMutation } from '../cost/one-limited-mutation.ts';
import { argumentsRule } from './arguments-rule.ts';
import { firstFaultIn } from './variables.ts';

/** Errors that are reported of one operation. */
const MAX_ERRORS = 10;

/** Limits of depth, length, price and time, over HTTP and sockets alike. */
export function operationLimits(): Plugin<Context>[] {
  const { plugins } = new EnvelopArmor({
    blockFieldSuggestion: { enabled: false },
    costLimit: { enabled: false },
    maxAliases: { n: OPERATION.aliases, allowList: [] },
    // Fields are what is deep; fragments only name some of them.
    maxDepth: { n: OPERATION.depth, ignoreIntrospection: true, flattenFragments: true },
    maxDirectives: { n: OPERATION.directives },
    maxTokens: { n: OPERATION.tokens },
  }).protect();
  return [...(plugins as Plugin<Context>[]), cost(), oneLimitedMutation(), fewErrors(), timeout()];
}

/** Limits the price of an operation and the lengths of its lists. */
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
          most: OPERATION.price,
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

interface UnderWay {
  endsAt: number;
  giveUp: () => void;
}

/** Gives operations up that take too long. One timer serves all: most have ended long before it comes. */
export function openTimeLimit(ms: number) {
  /** In the order in which they began, which is that in which their time is over. */
  const underWay = new Set<UnderWay>();
  let timer: NodeJS.Timeout | null = null;

  function giveUpLate(): void {
    timer = null;
    for (const one of underWay) {
      const left = one.endsAt - performance.now();
      if (left > 0) {
        timer = setTimeout(giveUpLate, Math.ceil(left)).unref();
        return;
      }
      underWay.delete(one);
      one.giveUp();
    }
  }

  /** The result of an operation, or that it took too long. */
  return async <Result>(
    language: Language,
    operation: () => Promise<Result> | Result,
  ): Promise<Result | ExecutionResult> => {
    const endsAt = performance.now() + ms;
    const result = operation();
    if (!isPromise(result)) return result;
    return new Promise((resolve, reject) => {
      const giveUp = () => resolve({ errors: [outageInWords('TIMEOUT', language)] });
      const one = { endsAt, giveUp };
      underWay.add(one);
      timer ??= setTimeout(giveUpLate, ms).unref();
      const end = () => underWay.delete(one);
      result.then(end, end);
      result.then(resolve, reject);
    });
  };
}

export const inTime = openTimeLimit(OPERATION.timeoutMs);
