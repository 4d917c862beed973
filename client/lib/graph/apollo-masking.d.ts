import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // A parent cannot read what only a child's fragment selects: the generated types say so too.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
