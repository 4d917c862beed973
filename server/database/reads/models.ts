import { getDatamodel } from '../client/pothos.ts';

export interface Model {
  table: string;
  /** Columns by their fields' names. */
  columns: Map<string, string>;
  dates: Set<string>;
  relations: Map<string, Relation>;
}

export interface Relation {
  model: string;
  list: boolean;
  /** The column of the one that equals the column of the other. */
  from: string;
  to: string;
}

/** Written for the search index, and longer than the text itself. */
export const OMITTED = { question: { titleWords: true, bodyWords: true } };

/** What reading alone deals with; the names of their tables and columns follow from those of the schema. */
const NAMES = ['User', 'Account', 'Session', 'Subject', 'Question', 'Answer', 'Vote', 'Rendering'];

const { models: described } = getDatamodel().datamodel;

export const MODELS = new Map(NAMES.map((name) => [name, modelOf(name)]));

function modelOf(name: string): Model {
  const { fields } = described[name]!;
  const unread = name === 'Question' ? Object.keys(OMITTED.question) : [];
  const stored = fields.filter((field) => field.kind !== 'object' && !unread.includes(field.name));
  return {
    table: `${columnOf(name)}s`,
    columns: new Map(stored.map((field) => [field.name, columnOf(field.name)])),
    dates: new Set(stored.filter((field) => field.type === 'DateTime').map((field) => field.name)),
    relations: new Map(fields.flatMap((field) => relationOf(name, field))),
  };
}

type Field = (typeof described)[string]['fields'][number];

function relationOf(
  owner: string,
  { name, kind, type, isList, relationName, relationFromFields }: Field,
): [string, Relation][] {
  if (kind !== 'object' || !NAMES.includes(type)) return [];
  const here = relationFromFields?.length
    ? { from: relationFromFields, to: keyOf(type) }
    : { from: keyOf(owner), to: otherEnd(type, relationName!) };
  // Two columns at once are left to Prisma.
  if (here.from.length !== 1 || here.to.length !== 1) return [];
  return [[name, { model: type, list: isList, from: columnOf(here.from[0]!), to: columnOf(here.to[0]!) }]];
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
