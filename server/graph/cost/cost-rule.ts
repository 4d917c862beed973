import { createComplexityRule } from '@pothos/plugin-complexity';
import { type ASTVisitor, GraphQLError, type OperationDefinitionNode, type ValidationContext } from 'graphql';

interface CostedOperation {
  context: object;
  variables: Record<string, unknown>;
  operationName: string | null;
  most: number;
  /** What has no price in the schema. */
  besides: number;
}

/** Thrown for invalid operations, which GraphQL's own validation reports better. */
const costless = new WeakSet<GraphQLError>();

/** The errors to report of an operation: that it has no cost only where nothing else is wrong with it. */
export function errorsToReport(errors: readonly GraphQLError[]): readonly GraphQLError[] {
  const others = errors.filter((error) => !costless.has(error));
  return others.length > 0 ? others : errors;
}

/** A list costs its length times what is selected of a row, so that nesting lists is not free. */
export function costRule(validation: ValidationContext, operation: CostedOperation): ASTVisitor {
  const { context, variables, operationName, most, besides } = operation;
  const report = (error: GraphQLError) => {
    if (error.extensions['code'] !== 'QUERY_COMPLEXITY') costless.add(error);
    validation.reportError(error);
  };
  const visitor = createComplexityRule({
    context,
    variableValues: variables,
    operationName,
    maxComplexity: most - besides,
  })(Object.create(validation, { reportError: { value: report } }) as ValidationContext);
  const { enter, leave } = ('OperationDefinition' in visitor ? visitor.OperationDefinition : {}) as {
    enter?: (node: OperationDefinitionNode) => void;
    leave?: () => void;
  };
  let failed = false;
  return {
    OperationDefinition: {
      enter(node) {
        // The plugin would take what every object has, such as `toString`, for a fragment of that name.
        failed = namesUnknownFragment(validation, node);
        if (failed) return report(new GraphQLError('An unknown fragment has no cost.'));
        try {
          enter?.(node);
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error;
          failed = true;
          report(error);
        }
      },
      leave() {
        if (!failed) leave?.();
      },
    },
  };
}

function namesUnknownFragment(validation: ValidationContext, operation: OperationDefinitionNode): boolean {
  return [operation, ...validation.getRecursivelyReferencedFragments(operation)]
    .flatMap(({ selectionSet }) => validation.getFragmentSpreads(selectionSet))
    .some(({ name }) => !validation.getFragment(name.value));
}
