import { plugin as everyPossibleType } from '@graphql-codegen/fragment-matcher';
import { visit } from 'graphql';

/** The types behind interfaces and unions, of those alone that a fragment names: the client needs no others. */
export const plugin: typeof everyPossibleType = async (schema, documents, config, info) => {
  const named = new Set<string>();
  for (const { document } of documents)
    if (document)
      visit(document, {
        FragmentDefinition: ({ typeCondition }) => void named.add(typeCondition.name.value),
        InlineFragment: ({ typeCondition }) => void (typeCondition && named.add(typeCondition.name.value)),
      });

  const json = String(await everyPossibleType(schema, documents, config, info));
  const { possibleTypes } = JSON.parse(json) as { possibleTypes: Record<string, string[]> };
  const used = Object.entries(possibleTypes).filter(([name]) => named.has(name));
  return JSON.stringify({ possibleTypes: Object.fromEntries(used) }, null, 2);
};
