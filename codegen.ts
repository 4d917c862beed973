import type { CodegenConfig } from '@graphql-codegen/cli';
import { persist, writeManifest } from './client/codegen/persisted-documents.ts';
import { withoutUnusedImports } from './client/codegen/unused-imports.ts';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    scalars: { ID: 'string', DateTime: 'string', ProblemTerm: 'unknown' },
    defaultScalarType: 'unknown',
    strictScalars: true,
    nonOptionalTypename: true,
    skipTypeNameForRoot: true,
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
    dedupeFragments: true,
  },
  generates: {
    'server/rest/table/operations.gen.ts': {
      documents: 'server/rest/table/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { inlineFragmentTypes: 'inline' },
    },
    'client/lib/graph/schema-types.ts': {
      plugins: ['typescript'],
      config: { onlyOperationTypes: true, enumsAsTypes: true },
    },
    'client/': {
      documents: 'client/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.gen.ts', baseTypesPath: 'lib/graph/schema-types.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './client/codegen/apollo-hooks.ts'],
      config: {
        unstable_onExecutableDocumentNode: persist,
        importSchemaTypesFrom: 'client/lib/graph/schema-types.ts',
      },
    },
    'client/lib/graph/possible-types.json': {
      documents: 'client/**/*.graphql',
      plugins: ['./client/codegen/possible-types.ts'],
    },
  },
  hooks: {
    beforeOneFileWrite: withoutUnusedImports,
    afterAllFileWrite: () => writeManifest('server/graph/documents/persisted-operations.json'),
  },
};

export default config;
