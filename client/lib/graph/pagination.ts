import type { FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  cursor: string;
  node: Reference;
}

interface Connection {
  edges: readonly Edge[];
  pageInfo?: { endCursor?: string | null; hasNextPage?: boolean };
}

/**
 * One growing list of a connection's pages, one for each choice of the key arguments.
 * A row that moved while pages were read is shown once. When the beginning is asked for again,
 * what was read beyond it stays, so that a reader who comes back keeps their place.
 */
export function pagesOf(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing) return incoming;
      return args?.after ? readOn(existing, incoming) : beginAgain(existing, incoming);
    },
    read(existing, { canRead }) {
      return existing && { ...existing, edges: existing.edges.filter(({ node }) => canRead(node)) };
    },
  };
}

function readOn(existing: Connection, incoming: Connection): Connection {
  const known = new Set(existing.edges.map(refOf));
  return {
    ...incoming,
    edges: [...existing.edges, ...incoming.edges.filter((edge) => !known.has(refOf(edge)))],
  };
}

function beginAgain(existing: Connection, incoming: Connection): Connection {
  const last = incoming.edges.at(-1);
  const joint = last ? existing.edges.findIndex((edge) => refOf(edge) === refOf(last)) : -1;
  const begun = new Set(incoming.edges.map(refOf));
  const beyond =
    joint === -1 ? [] : existing.edges.slice(joint + 1).filter((edge) => !begun.has(refOf(edge)));
  if (beyond.length === 0) return incoming;

  return { ...incoming, edges: [...incoming.edges, ...beyond], pageInfo: existing.pageInfo };
}

const refOf = ({ node: { __ref: ref } }: Edge): string => ref;
