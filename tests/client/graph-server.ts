import { readFileSync } from 'node:fs';
import { buildSchema, execute, getOperationAST, parse } from 'graphql';
import { vi } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const schema = buildSchema(read('schema.graphql'));
const documents = JSON.parse(read('server/graph/documents/persisted-operations.json')) as Record<
  string,
  string
>;

type Fields = Record<string, (variables: never) => unknown>;

/**
 * A graph of the real schema that answers from what a test gives; tells which operations it was asked. Some may get
 * another answer instead, as a network that is slow or down gives them.
 */
export function serveGraph(
  fields: Fields,
  instead: (operation: string) => Response | Promise<Response> | undefined = () => undefined,
): { name: string; variables: Record<string, unknown> }[] {
  const operations: { name: string; variables: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    const { hash, variables } = requestOf(new URL(String(input), 'http://lemma.test'), init);
    const document = parse(documents[hash] ?? '');
    const name = getOperationAST(document)!.name!.value;
    operations.push({ name, variables });
    const other = instead(name);
    if (other) return other;
    return Response.json(await execute({ schema, document, rootValue: fields, variableValues: variables }));
  });
  return operations;
}

interface Part {
  persistedQuery: { sha256Hash: string };
}

function requestOf({ searchParams }: URL, init?: RequestInit) {
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null;
  const part = (name: string) => body?.[name] ?? JSON.parse(searchParams.get(name) ?? '{}');
  return {
    hash: (part('extensions') as Part).persistedQuery.sha256Hash,
    variables: part('variables') as Record<string, unknown>,
  };
}
