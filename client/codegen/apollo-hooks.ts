import { dirname, relative } from 'node:path';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

interface Operation {
  name: string;
  kind: OperationDefinitionNode['operation'];
  /** Whether it cannot be called without variables. */
  demanding: boolean;
}

/** Typed Apollo hooks, on top of what typed-document-node writes into the same file. */
export const plugin: PluginFunction = (schema, files, _config, info) => {
  for (const file of files) requireIds(schema, file);

  const document = concatAST(files.flatMap((file) => (file.document ? [file.document] : [])));
  const content = [
    ...operationsOf(document).map(operationHook),
    ...fragmentNamesOf(document).map(fragmentHook),
  ].join('\n');
  if (!content) return '';
  const hooks = relative(dirname(info?.outputFile ?? ''), 'client/lib/graph/hydrating-hooks.ts');
  const prepend = ["import * as Apollo from '@apollo/client/react';"];
  if (content.includes('Hydrating.'))
    prepend.push(`import * as Hydrating from '${hooks.startsWith('.') ? hooks : `./${hooks}`}';`);
  return { prepend, content };
};

/**
 * Masking drops what a spread fragment selects: a parent that does not select the id itself
 * hands its child an object that the cache cannot find, and the fragment silently reads as empty.
 */
function requireIds(schema: GraphQLSchema, { document, location }: Types.DocumentFile): void {
  if (!document) return;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet({ selections }) {
        const type = types.getParentType();
        if (!type || !('getFields' in type) || !type.getFields().id) return;
        const selected = selections.some((node) => node.kind === Kind.FIELD && node.name.value === 'id');
        if (!selected) throw new Error(`${location}: select "id" on ${type.name}.`);
      },
    }),
  );
}

function operationsOf(document: DocumentNode): Operation[] {
  return document.definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
    const variables = node.variableDefinitions ?? [];
    const demanding = variables.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
    return [{ name: capitalised(node.name.value), kind: node.operation, demanding }];
  });
}

function fragmentNamesOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [],
  );
}

function operationHook({ name, kind, demanding }: Operation): string {
  const result = `${name}${capitalised(kind)}`;
  const variables = `${result}Variables`;
  const document = `${name}Document`;
  const optional = demanding ? '' : '?';

  if (kind === 'mutation') {
    return `
export const use${result} = (options?: Omit<Apollo.useMutation.Options<${result}, ${variables}>, 'variables'>): Apollo.useMutation.ResultTuple<${result}, ${variables}> =>
  Apollo.useMutation(${document}, options);`;
  }
  if (kind === 'subscription') {
    return `
export const use${result} = (options${optional}: Apollo.useSubscription.Options<${result}, ${variables}> | Apollo.SkipToken) =>
  Apollo.useSubscription(${document}, options as Apollo.useSubscription.Options<${result}, ${variables}>);`;
  }
  return `
export const use${result} = (options${optional}: Apollo.useQuery.Options<${result}, ${variables}> | Apollo.SkipToken) =>
  Hydrating.useQuery(${document}, options as Apollo.useQuery.Options<${result}, ${variables}>);
export const use${name}LazyQuery = (options?: Apollo.useLazyQuery.Options<${result}, ${variables}>) =>
  Apollo.useLazyQuery(${document}, options);`;
}

function fragmentHook(name: string): string {
  return `
export const use${capitalised(name)}Fragment = (from: Apollo.useFragment.FromOptionValue<${name}Fragment>) =>
  Hydrating.useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${name}', from });`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
