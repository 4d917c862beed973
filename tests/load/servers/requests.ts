import type { Request } from 'autocannon';
import { parse } from 'graphql';

/** The hashes under which a server knows its documents, by the names of their operations. */
export class Documents {
  readonly #byHash: Record<string, string>;
  readonly #hashes: Map<string, string>;

  constructor(byHash: Record<string, string>) {
    this.#byHash = byHash;
    this.#hashes = new Map(Object.entries(byHash).map(([hash, text]) => [nameOf(text), hash]));
  }

  textOf(operationName: string): string {
    return this.#byHash[this.#hashOf(operationName)]!;
  }

  get(operationName: string, variables: object): Partial<Request> {
    const parameters = new URLSearchParams({
      operationName,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(this.#extensions(operationName)),
    });
    return {
      method: 'GET',
      path: `/graphql?${parameters}`,
      headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
    };
  }

  post(operationName: string, variables: object, headers: Record<string, string> = {}): Partial<Request> {
    const extensions = this.#extensions(operationName);
    return {
      method: 'POST',
      path: '/graphql',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify({ operationName, variables, extensions }),
    };
  }

  #extensions(operationName: string) {
    return { persistedQuery: { version: 1, sha256Hash: this.#hashOf(operationName) } };
  }

  #hashOf(operationName: string): string {
    const hash = this.#hashes.get(operationName);
    if (!hash) throw new Error(`There is no document ${operationName}.`);
    return hash;
  }
}

/** A document as text, as whoever does not know its hash sends it. */
export function asText(
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Partial<Request> {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

/** Copied into each request: autocannon writes the length of a body into the headers that it is given. */
export const JSON_BODY: Readonly<Record<string, string>> = { 'content-type': 'application/json' };

function nameOf(text: string): string {
  const operation = parse(text).definitions.find(({ kind }) => kind === 'OperationDefinition');
  return operation && 'name' in operation ? operation.name!.value : '';
}
