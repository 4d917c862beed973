import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';

const documents: Record<string, string> = {};

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Remembers a document as Apollo Client sends it; its hash goes into the generated document. */
export function persist(document: DocumentNode): { hash: string } {
  const text = print(asSent(document));
  const hash = createHash('sha256').update(text).digest('hex');
  documents[hash] = text;
  return { hash };
}

/** Writes what the server may run for our own client, in an order that does not depend on the run. */
export function writeManifest(file: string): void {
  const sorted = Object.fromEntries(Object.entries(documents).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Apollo Client keeps `@unmask` to itself and asks for the type name in every selection but the operation's own. */
function asSent(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: (node) => (node.name.value === 'unmask' ? null : undefined),
    SelectionSet(node: SelectionSetNode, _key, parent) {
      if (isOperation(parent) || node.selections.some(isTypename)) return undefined;
      return { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
}

function isOperation(parent: ASTNode | readonly ASTNode[] | undefined): boolean {
  return parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
}

function isTypename(node: ASTNode): boolean {
  return node.kind === Kind.FIELD && node.name.value === '__typename';
}
