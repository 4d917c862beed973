import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Values = Record<string, unknown>;
type Random = () => number;

export interface GeneratedDocument {
  text: string;
  /** Variables that fit, others each time: absent, null, or something. */
  variables(): Values;
}

/** Numbers that look random and are the same in every run. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const among = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)]!;

/** Valid operations over the schema: aliases, fragments, directives, and arguments in every form. */
export function generateDocument(
  schema: GraphQLSchema,
  random: Random,
  word: 'query' | 'mutation',
): GeneratedDocument {
  const { argumentsOf, variable, declarations, variables } = openInputs(random);
  const fragments: string[] = [];
  let fields = 0;

  const chance = (part: number) => random() < part;
  const directive = () =>
    chance(0.1)
      ? ` @${among(random, ['skip', 'include'])}(if: ${chance(0.5) ? variable(new GraphQLNonNull(GraphQLBoolean)) : chance(0.5)})`
      : '';

  function selection(type: GraphQLNamedType, depth: number): string {
    if (isAbstractType(type) && (!isInterfaceType(type) || chance(0.5))) {
      const possible = schema.getPossibleTypes(type);
      const parts = [among(random, possible), among(random, possible)].map(
        (one) => `... on ${one.name}${directive()} ${selection(one, depth)}`,
      );
      return `{ __typename ${parts.join(' ')} }`;
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return '';
    const all = Object.values(type.getFields());
    const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => part(type, all, depth));
    return `{ ${parts.join(' ')} }`;
  }

  function part(type: GraphQLNamedType, all: GraphQLField<unknown, unknown>[], depth: number): string {
    if (depth > 0 && chance(0.1)) return `...${directive()} ${selection(type, depth - 1)}`;
    if (depth > 0 && chance(0.1)) return `...${fragmentOn(type, depth - 1)}${directive()}`;
    const field = among(random, all);
    const inner = getNamedType(field.type);
    if (fields >= 25 || (!isLeafType(inner) && depth <= 0)) return '__typename';
    fields += 1;
    // Every field has a name of its own: two under one name would have to be asked for alike.
    const called = `a${fields}: ${field.name}${argumentsOf(field.args)}${directive()}`;
    return isLeafType(inner) ? called : `${called} ${selection(inner, depth - 1)}`;
  }

  function fragmentOn(type: GraphQLNamedType, depth: number): string {
    const name = `F${fragments.push('') - 1}`;
    fragments[Number(name.slice(1))] = `fragment ${name} on ${type.name} ${selection(type, depth)}`;
    return chance(0.3) ? `${name} ...${name}` : name;
  }

  const root = word === 'query' ? schema.getQueryType() : schema.getMutationType();
  const body = selection(root!, 4);
  return { text: [`${word} Q${declarations()} ${body}`, ...fragments].join('\n'), variables };
}

/** Arguments as they are written, and the variables that stand in them. */
function openInputs(random: Random) {
  const declared: { name: string; type: GraphQLInputType; byDefault: string | null }[] = [];
  const chance = (part: number) => random() < part;

  function variable(type: GraphQLInputType): string {
    const hasDefault = chance(0.4);
    const isStrict = isNonNullType(type) ? !hasDefault || chance(0.5) : chance(0.3);
    const strict = new GraphQLNonNull(getNullableType(type));
    const byDefault = hasDefault ? written(isStrict ? strict : type, false) : null;
    const name = `v${declared.length}`;
    declared.push({ name, type: isStrict ? strict : getNullableType(type), byDefault });
    return `$${name}`;
  }

  function written(type: GraphQLInputType, mayVary = true): string {
    if (mayVary && chance(0.3)) return variable(type);
    if (!isNonNullType(type) && chance(0.1)) return 'null';
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const items = Array.from({ length: Math.floor(random() * 3) }, () =>
        written(nullable.ofType as GraphQLInputType, mayVary),
      );
      return `[${items.join(', ')}]`;
    }
    if (isInputObjectType(nullable)) {
      const parts = chosen(Object.values(nullable.getFields()));
      return `{ ${parts.map(({ name, type: of }) => `${name}: ${written(of, mayVary)}`).join(', ')} }`;
    }
    const leaf = leafOf(nullable);
    return isEnumType(nullable) ? String(leaf) : JSON.stringify(leaf);
  }

  function valueOf(type: GraphQLInputType): unknown {
    if (!isNonNullType(type) && chance(0.2)) return null;
    const nullable = getNullableType(type);
    if (isListType(nullable)) return [valueOf(nullable.ofType as GraphQLInputType)];
    if (!isInputObjectType(nullable)) return leafOf(nullable);
    const parts = chosen(Object.values(nullable.getFields()));
    return Object.fromEntries(parts.map(({ name, type: of }) => [name, valueOf(of)]));
  }

  function leafOf(type: GraphQLInputType): unknown {
    if (isEnumType(type)) return among(random, type.getValues()).name;
    const values: Record<string, unknown> = {
      Int: Math.floor(random() * 160) - 10,
      Float: 1.5,
      Boolean: chance(0.5),
      DateTime: '2030-03-01T09:00:00Z',
    };
    return values[String(type)] ?? among(random, ['9709', 'p1', 'quadratics', 'x']);
  }

  const chosen = <One extends GraphQLArgument | GraphQLInputField>(all: readonly One[]) =>
    all.filter(
      ({ type, defaultValue }) => (isNonNullType(type) && defaultValue === undefined) || chance(0.5),
    );

  return {
    variable,
    argumentsOf(all: readonly GraphQLArgument[]): string {
      const parts = chosen(all).map(({ name, type }) => `${name}: ${written(type)}`);
      return parts.length > 0 ? `(${parts.join(', ')})` : '';
    },
    declarations(): string {
      const parts = declared.map(
        ({ name, type, byDefault }) =>
          `$${name}: ${String(type)}${byDefault === null ? '' : ` = ${byDefault}`}`,
      );
      return parts.length > 0 ? `(${parts.join(', ')})` : '';
    },
    variables(): Values {
      const sent = declared.filter(
        ({ type, byDefault }) => (isNonNullType(type) && byDefault === null) || chance(0.7),
      );
      return Object.fromEntries(sent.map(({ name, type }) => [name, valueOf(type)]));
    },
  };
}
