import { getDatamodel } from '../../database/client/pothos.ts';
import { raw, type Sql } from './sql.ts';

export interface Model {
  name: string;
  table: Sql;
  /** Columns by their fields' names. */
  columns: ReadonlyMap<string, Column>;
  relations: ReadonlyMap<string, Relation>;
}

interface Column {
  name: string;
  /** As the database casts a parameter that is compared with it. */
  type: string;
  isList: boolean;
  isNullable: boolean;
}

export interface Relation {
  model: string;
  isList: boolean;
  /** The column of the one that equals the column of the other. */
  from: string;
  to: string;
}

const { models: described } = getDatamodel().datamodel;
const models = new Map<string, Model>();

/** A model of Prisma's schema as its table: the names follow from those of the schema. */
export function modelOf(name: string): Model {
  const known = models.get(name) ?? readModel(name);
  models.set(name, known);
  return known;
}

function readModel(name: string): Model {
  const { fields } = described[name]!;
  return {
    name,
    table: raw(`${columnOf(name).replace(/y$/, 'ie')}s`),
    columns: new Map(
      fields.flatMap((field) => (field.kind === 'object' ? [] : [[field.name, readColumn(name, field)]])),
    ),
    relations: new Map(fields.flatMap((field) => relationOf(name, field))),
  };
}

type Field = (typeof described)[string]['fields'][number];

const TYPES: Record<string, string> = {
  Int: 'int',
  BigInt: 'bigint',
  Float: 'float8',
  Boolean: 'boolean',
  DateTime: 'timestamptz',
  Json: 'jsonb',
};

/** Models whose ids are text: what the syllabus names. All others have ids of our own making. */
const NAMED = new Set(['Subject', 'Paper', 'Topic', 'Card', 'Prerequisite', 'SearchChunk', 'Tag']);

function readColumn(model: string, { name, type, kind, isList, isRequired }: Field): Column {
  const isId = /(^id|Id)$/.test(name) && type === 'String' && !NAMED.has(model);
  const base = kind === 'enum' ? columnOf(type) : isId ? 'uuid' : (TYPES[type] ?? 'text');
  return { name: columnOf(name), type: base, isList, isNullable: !isRequired };
}

function relationOf(owner: string, field: Field): [string, Relation][] {
  const { name, kind, type, isList, relationName, relationFromFields } = field;
  if (kind !== 'object') return [];
  const { from, to } = relationFromFields?.length
    ? { from: relationFromFields, to: keyOf(type) }
    : { from: keyOf(owner), to: otherEnd(type, relationName!) };
  if (from.length !== 1 || to.length !== 1) return [];
  return [[name, { model: type, isList, from: columnOf(from[0]!), to: columnOf(to[0]!) }]];
}

function keyOf(model: string): readonly string[] {
  return described[model]!.fields.filter(({ isId }) => isId).map(({ name }) => name);
}

function otherEnd(model: string, relationName: string): readonly string[] {
  const end = described[model]!.fields.find(
    (field) => field.relationName === relationName && field.relationFromFields?.length,
  );
  return end?.relationFromFields ?? [];
}

function columnOf(name: string): string {
  return name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
