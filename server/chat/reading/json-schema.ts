import type * as v from 'valibot';

/** A schema of ours as it is looked at here: by its kind, with what stands inside it. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  items?: Shape[];
  options?: unknown[];
  wrapped?: Shape;
  literal?: unknown;
  getter?: (input: unknown) => Shape;
  pipe?: { type: string; requirement?: unknown }[];
}

type Json = Record<string, unknown>;

/** A schema as JSON Schema, for services that write what they are given one for. */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  const names = new Map<Shape, string>();
  const definitions: Json = {};
  const root = written(schema as unknown as Shape);
  return { ...root, ...(names.size > 0 && { $defs: definitions }) };

  function written(shape: Shape): Json {
    switch (shape.type) {
      case 'string':
        return { type: 'string', ...bounds(shape, { min_length: 'minLength', max_length: 'maxLength' }) };
      case 'number':
        return {
          type: shape.pipe?.some(({ type }) => type === 'integer') ? 'integer' : 'number',
          ...bounds(shape, { min_value: 'minimum', max_value: 'maximum' }),
        };
      case 'boolean':
        return { type: 'boolean' };
      case 'literal':
        return { const: shape.literal };
      case 'picklist':
        return { enum: shape.options };
      case 'array':
        return { type: 'array', items: written(shape.item!), ...bounds(shape, { max_length: 'maxItems' }) };
      case 'optional':
        return written(shape.wrapped!);
      case 'nullable':
        return { anyOf: [written(shape.wrapped!), { type: 'null' }] };
      case 'union':
        return { anyOf: (shape.options as Shape[]).map(written) };
      case 'lazy':
        return referenceTo(shape.getter!(undefined));
      case 'strict_object':
        return objectOf(shape.entries!);
      default:
        throw new Error(`${shape.type} has no JSON schema here`);
    }
  }

  function objectOf(entries: Record<string, Shape>): Json {
    const required = Object.keys(entries).filter((key) => entries[key]!.type !== 'optional');
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(entries).map(([key, shape]) => [key, written(shape)])),
      required,
      additionalProperties: false,
    };
  }

  /** What holds itself is written once. */
  function referenceTo(shape: Shape): Json {
    const known = names.get(shape);
    const name = known ?? `shape${names.size + 1}`;
    if (!known) {
      names.set(shape, name);
      definitions[name] = written(shape);
    }
    return { $ref: `#/$defs/${name}` };
  }
}

function bounds({ pipe = [] }: Shape, names: Record<string, string>): Json {
  return Object.fromEntries(
    pipe.flatMap(({ type, requirement }) => (names[type] ? [[names[type], requirement]] : [])),
  );
}
