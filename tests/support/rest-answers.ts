import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { ERROR_STATUS, type ErrorCode } from '../../server/core/errors.ts';
import type { AnswerRoute } from '../../server/rest/protocol/route.ts';
import type { Json } from './world.ts';

/** Enums whose words REST writes as the graph does. */
const KEPT_WORDS = new Set(['MarkCode', 'ErrorCode', 'FieldErrorCode']);

type Anything = Record<string, unknown>;

const isAnything = (value: unknown): value is Anything =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The document as it is asked over GraphQL, every object with its type. */
export const withTypes = (document: DocumentNode): string =>
  print(
    visit(document, {
      SelectionSet: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : {
              ...set,
              selections: [
                { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
                ...set.selections,
              ],
            },
    }),
  );

/** What the documentation promises of names: the graph's in snake case, the words of its enums in lower case. */
export function renaming(schema: GraphQLSchema, document: DocumentNode) {
  const words = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const [parent, named] = [info.getParentType(), getNamedType(info.getType())];
        if (!parent || !isEnumType(named) || KEPT_WORDS.has(named.name)) return;
        const key = (node.alias ?? node.name).value;
        const types = isInterfaceType(parent) ? schema.getPossibleTypes(parent) : [parent];
        for (const { name } of types) words.add(`${name}.${key}`);
      },
    }),
  );

  function renamed(value: unknown, isWord = false): unknown {
    if (Array.isArray(value)) return value.map((item) => renamed(item, isWord));
    if (isWord && typeof value === 'string') return value.toLowerCase();
    if (!isAnything(value)) return value;
    const type = String(value['__typename']);
    if (value['__typename'] !== undefined && !isObjectType(schema.getType(type)))
      throw new Error(`${type} is no object of the graph`);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== '__typename')
        .map(([name, inner]) => [snakeCase(name), renamed(inner, words.has(`${type}.${name}`))]),
    );
  }
  return renamed;
}

export interface Expected {
  status: number;
  body: unknown;
}

interface Told {
  route: AnswerRoute;
  schema: GraphQLSchema;
  /** What the graph answered. */
  answer: Json;
  /** Where the answer stands in it, if it is not what was asked first. */
  tell?: ((data: never) => unknown) | undefined;
  /** Whether a guest asked for what REST shows to members alone. */
  isTurnedAway: boolean;
  limit: number;
}

/** What REST has to answer where the graph answered this. */
export function expectedOf({ route, schema, answer, tell, limit, isTurnedAway }: Told): Expected {
  const { data, errors } = answer as unknown as {
    data?: Anything | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = errors ?? [];
  if (error) return refused(error.extensions.code, error.message);
  const { row } = route;
  const first = Object.values(data!)[0];
  const value = tell ? tell(data as never) : row.inside ? first && (first as Anything)[row.inside] : first;
  const renamed = renaming(schema, route.document);
  if (!value && isTurnedAway) return { status: 401, body: { code: 'SIGNED_OUT' } };
  if (!value) return { status: 404, body: { code: 'NOT_FOUND' } };
  if (isAnything(value) && 'code' in value && 'message' in value)
    return refused(String(value['code']), String(value['message']), value);
  if (row.status === 204) return { status: 204, body: null };
  const beside = Object.fromEntries((row.beside ?? []).map((name) => [name, renamed(data![name])]));
  if (Array.isArray(value))
    return { status: 200, body: { data: renamed(value), page: wholePage(limit, value.length), ...beside } };
  if (isAnything(value) && 'nodes' in value) {
    const { nodes, pageInfo, totalCount, __typename: _type, ...more } = value;
    const { hasNextPage, endCursor } = (pageInfo ?? { hasNextPage: false }) as Anything;
    const page = pageInfo
      ? {
          limit,
          has_more: hasNextPage,
          next_cursor: hasNextPage ? endCursor : null,
          total: totalCount ?? null,
        }
      : wholePage(limit, (nodes as unknown[]).length);
    return { status: 200, body: { data: renamed(nodes), page, ...(renamed(more) as object), ...beside } };
  }
  const status = row.repeated?.(value as object) ? 200 : (row.status ?? 200);
  return { status, body: { data: renamed(value) } };
}

const wholePage = (limit: number, total: number) => ({ limit, has_more: false, next_cursor: null, total });

function refused(code: string, message: string, { required, earlierId }: Anything = {}): Expected {
  return {
    status: ERROR_STATUS[code as ErrorCode],
    body: {
      code,
      message,
      ...(typeof required === 'number' && { required }),
      ...(typeof earlierId === 'string' && { earlier_id: earlierId }),
    },
  };
}

/** An answer in which ids and times stand for their order alone, so that those about two things can be compared. */
export function masked(value: unknown): unknown {
  const seen = new Map<string, string>();
  const text = JSON.stringify(value)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const name = seen.get(id) ?? `id ${seen.size + 1}`;
      seen.set(id, name);
      return name;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time');
  return JSON.parse(text);
}

/** Paths of what is answered, each with whether something stands there. */
export function filled(value: unknown, at: string, into: Map<string, boolean>): void {
  if (Array.isArray(value)) {
    into.set(`${at}[]`, (into.get(`${at}[]`) ?? false) || value.length > 0);
    for (const item of value) filled(item, `${at}[]`, into);
  } else if (isAnything(value)) {
    into.set(at, true);
    for (const [name, inner] of Object.entries(value)) filled(inner, `${at}.${name}`, into);
  } else into.set(at, (into.get(at) ?? false) || (value !== null && value !== ''));
}
