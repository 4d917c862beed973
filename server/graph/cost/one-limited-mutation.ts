import {
  type ASTVisitor,
  GraphQLError,
  isUnionType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import type { Language, Text } from '../../core/locale.ts';

const TOO_MANY: Text = {
  en: 'An operation may contain at most one rate-limited mutation: send the others one after another.',
  zh: '一次请求最多包含一个有次数限制的操作，请分开发送。',
};

/** Whoever is limited has each try counted for itself, so that aliases are no way around it. */
export function oneLimitedMutation(): Plugin<Context> {
  return {
    onValidate({ addValidationRule, context }) {
      const { language } = (context as unknown as { lemma: Context }).lemma;
      addValidationRule((validation: ValidationContext) => refuseSecond(validation, language));
    },
  };
}

function refuseSecond(validation: ValidationContext, language: Language): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (operation.operation !== OperationTypeNode.MUTATION) return;
      const limited = limitedIn(operation.selectionSet, validation);
      if (limited.size > 1)
        validation.reportError(
          new GraphQLError(TOO_MANY[language], {
            nodes: operation,
            extensions: { code: 'TOO_MANY_MUTATIONS' },
          }),
        );
    },
  };
}

/** The names under which an operation asks for mutations that may answer `RateLimited`. */
function limitedIn(
  { selections }: SelectionSetNode,
  validation: ValidationContext,
  names = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (isLimited(validation, selection.name.value)) names.add((selection.alias ?? selection.name).value);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      limitedIn(selection.selectionSet, validation, names, seen);
    } else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = validation.getFragment(selection.name.value);
      if (fragment) limitedIn(fragment.selectionSet, validation, names, seen);
    }
  }
  return names;
}

function isLimited(validation: ValidationContext, field: string): boolean {
  const type = validation.getSchema().getMutationType()?.getFields()[field]?.type;
  const named = type && 'ofType' in type ? type.ofType : type;
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'RateLimited');
}
