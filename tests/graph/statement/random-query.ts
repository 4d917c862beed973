import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Pools {
  /** Values for arguments of these names, alone or behind that of their field; those of others are made up. */
  values: Record<string, readonly unknown[]>;
  /** Fields that are not selected. */
  without: ReadonlySet<string>;
}

export interface RandomQuery {
  text: string;
  /** Other values for its variables each time. */
  variables: () => Record<string, unknown>;
}

/** A query over the whole schema: aliases, fragments, directives, arguments written out or as variables. */
export function randomQuery(schema: GraphQLSchema, random: () => number, pools: Pools): RandomQuery {
  /** What makes a value of each variable; some are left out at times. */
  const variables: [name: string, value: () => unknown, isOptional: boolean][] = [];
  const declared: string[] = [];
  const fragments: string[] = [];
  const chance = (share: number) => random() < share;
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

  function selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (isAbstractType(named)) {
      const common = 'getFields' in named ? fields(Object.values(named.getFields()), depth, 2) : [];
      const possible = schema.getPossibleTypes(named).filter(() => chance(0.7));
      const each = possible.map((one) => spread(one, depth));
      return braces(['__typename', ...common, ...each]);
    }
    if (!isObjectType(named)) return '';
    const chosen = fields(Object.values(named.getFields()), depth, 5);
    const interfaces = named.getInterfaces().filter(() => chance(0.2));
    return braces([
      ...chosen,
      ...interfaces.map(
        (one) => `... on ${one.name} ${braces(fields(Object.values(one.getFields()), depth, 2))}`,
      ),
    ]);
  }

  function spread(type: GraphQLObjectType, depth: number): string {
    const chosen = braces(fields(Object.values(type.getFields()), depth, 3));
    if (chance(0.5)) return `... on ${type.name}${directive()} ${chosen}`;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${type.name} ${chosen}`);
    return `...${name}${directive()}`;
  }

  function fields(all: GraphQLField<unknown, unknown>[], depth: number, most: number): string[] {
    const usable = all.filter(
      (field) => !pools.without.has(field.name) && (depth > 0 || !hasFields(field.type)),
    );
    const count = 1 + Math.floor(random() * most);
    const chosen = usable.length === 0 ? [] : Array.from({ length: count }, () => oneOf(usable));
    return [...new Set(chosen)].map((field) => one(field, depth)).concat(chance(0.1) ? ['__typename'] : []);
  }

  function one(field: GraphQLField<unknown, unknown>, depth: number): string {
    // Under its own name a field is selected with the same arguments everywhere, or not at all.
    const alias = field.args.length > 0 || chance(0.15) ? `a${Math.floor(random() * 1e9)}: ` : '';
    const args = field.args.flatMap((one) => argument(field.name, one));
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    const inner = hasFields(field.type) ? ` ${selection(field.type, depth - 1)}` : '';
    return `${alias}${field.name}${given}${directive()}${inner}`;
  }

  function argument(field: string, { name, type }: GraphQLArgument): string[] {
    if (!isNonNullType(type) && chance(0.4)) return [];
    const pool = Object.hasOwn(pools.values, `${field}.${name}`) ? `${field}.${name}` : name;
    const value = () => valueOf(pool, type, 0);
    if (!chance(0.6)) return [`${name}: ${literal(value(), type)}`];
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: ${String(type)}`);
    variables.push([variable, value, !isNonNullType(type)]);
    return [`${name}: $${variable}`];
  }

  function valueOf(name: string, type: GraphQLInputType, depth: number): unknown {
    if (!isNonNullType(type) && chance(0.1)) return null;
    const bare = getNullableType(type);
    const known = pools.values[name];
    if (known) return oneOf(known);
    if (isListType(bare)) return [valueOf(name, bare.ofType, depth + 1)];
    if (isEnumType(bare)) return oneOf(bare.getValues()).name;
    if (isInputObjectType(bare))
      return Object.fromEntries(
        Object.values(bare.getFields())
          .filter((field) => isNonNullType(field.type) || chance(0.4))
          .map((field) => [field.name, valueOf(field.name, field.type, depth + 1)]),
      );
    switch (String(bare)) {
      case 'Int':
        return oneOf([1, 2, 3, 20]);
      case 'Boolean':
        return chance(0.5);
      case 'DateTime':
        return oneOf(['2030-01-01T00:00:00.000Z', '2030-02-28T12:00:00Z']);
      default:
        return oneOf(['', 'x', 'integration', '“中文”']);
    }
  }

  function directive(): string {
    if (!chance(0.06)) return '';
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: Boolean!`);
    variables.push([variable, () => chance(0.5), false]);
    return ` @${oneOf(['skip', 'include'])}(if: $${variable})`;
  }

  const body = braces(fields(Object.values(schema.getQueryType()!.getFields()), 4, 2));
  const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
  return {
    text: [`${head} ${body}`, ...fragments].join('\n'),
    variables: () =>
      Object.fromEntries(
        variables.flatMap(([name, value, isOptional]) =>
          isOptional && chance(0.1) ? [] : [[name, value()] as const],
        ),
      ),
  };
}

const hasFields = (type: GraphQLOutputType) =>
  'getFields' in getNamedType(type) || isAbstractType(getNamedType(type));

const braces = (selected: string[]) => `{ ${selected.length > 0 ? selected.join(' ') : '__typename'} }`;

function literal(value: unknown, type: GraphQLInputType): string {
  const bare = getNullableType(type);
  if (value === null) return 'null';
  if (isEnumType(bare)) return String(value);
  if (isListType(bare) && Array.isArray(value))
    return `[${value.map((one) => literal(one, bare.ofType)).join(', ')}]`;
  if (isInputObjectType(bare))
    return `{ ${Object.entries(value as object)
      .map(([name, one]) => `${name}: ${literal(one, bare.getFields()[name]!.type)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}
