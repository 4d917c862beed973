/** A value of an object: an expression for its JSON, or JSON that is always the same. */
type Value = { sql: string } | { always: string };
type Fields = Record<string, Value>;

/** An object as text: joined, which on the newest list takes half the time of `row_to_json`. */
export const object = (fields: Fields) => {
  const parts = Object.entries(fields).map(([name, value], index) => {
    const key = `${index === 0 ? '{' : ','}"${name}":`;
    return 'sql' in value ? `'${key}' || ${value.sql}` : `'${key}${value.always}'`;
  });
  return as(`${parts.join(' || ')} || '}'`);
};

const as = (sql: string) => ({ sql: `(${sql})` });

export const always = (json: string): Value => ({ always: json });
export const number = as;
export const string = (sql: string) => as(`to_json(${sql})::text`);
/** Of an id, an enum, a time: nothing in it is to be escaped. */
export const word = (sql: string) => as(`'"' || ${sql} || '"'`);
export const nullable = (sql: string) => as(`coalesce(to_json(${sql})::text, 'null')`);
export const orNull = (condition: string, { sql }: { sql: string }) =>
  as(`CASE WHEN ${condition} THEN ${sql} ELSE 'null' END`);
const utc = (sql: string) => `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const time = (sql: string) => word(utc(sql));
export const nullableTime = (sql: string) => nullable(utc(sql));

/** Columns of a table under the names that the answer has for them. */
export const columns = (kind: (sql: string) => Value, table: string, names: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(names).map(([name, column]) => [name, kind(`${table}.${column}`)]));

export const answered = (field: string, { sql }: { sql: string }) =>
  `'{"data":{"${field}":' || ${sql} || '}}' AS body`;

const cursor = (...parts: { sql: string }[]) => {
  const place = `'[' || ${parts.map(({ sql }) => sql).join(` || ',' || `)} || ']'`;
  return word(`translate(encode(convert_to(${place}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`);
};

interface List {
  /** The rows `it` in their order, and the column of `renderings` that names them. */
  rows: string;
  rendered: string;
  sortedBy: string[];
}

/** So many rows, made of one more; and what the last of them is sorted by. */
const pageOf =
  ({ rows, rendered, sortedBy }: List) =>
  (first: number, node: { sql: string }) =>
    `(SELECT array_to_string((array_agg(node))[1:${first}], ',') AS nodes, count(*) > ${first} AS more, ${sortedBy
      .map((column) => `(array_agg(${column}))[least(count(*), ${first})] AS ${column}`)
      .join(', ')}
    FROM (SELECT ${node.sql} AS node, ${sortedBy.map((column) => `it.${column}`).join(', ')} FROM (${rows} LIMIT ${first + 1}) it
      JOIN users u ON u.id = it.author_id LEFT JOIN renderings r ON r.${rendered} = it.id) one) page`;

export const bestAnswers = pageOf({
  rows: `SELECT * FROM answers WHERE question_id = q.id AND deleted_at IS NULL AND hidden_at IS NULL
    ORDER BY accepted DESC, score DESC, created_at, id`,
  rendered: 'answer_id',
  sortedBy: ['accepted', 'score', 'created_at', 'id'],
});
export const placeOfAnswer = (row: string) =>
  cursor(string(`${row}.accepted`), number(`${row}.score`), time(`${row}.created_at`), word(`${row}.id`));

export const newestQuestions = pageOf({
  rows: 'SELECT * FROM questions WHERE deleted_at IS NULL AND hidden_at IS NULL ORDER BY created_at DESC, id DESC',
  rendered: 'question_id',
  sortedBy: ['created_at', 'id'],
});
export const placeOfQuestion = (row: string) => cursor(time(`${row}.created_at`), word(`${row}.id`));

export const NODES = as(`'[' || coalesce(page.nodes, '') || ']'`);
export const pageInfo = (place: (row: string) => { sql: string }): Fields => ({
  hasNextPage: string('page.more'),
  endCursor: orNull('page.id IS NOT NULL', place('page')),
});

/** HTML of a title that is more than plain text. */
export const titlePage = (question: string, rendering: string) =>
  as(`CASE WHEN ${rendering}.title = ${question}.title THEN 'null'
    ELSE ${nullable(`nullif(${rendering}.title, ${escaped(`${question}.title`)})`).sql} END`);
const escaped = (sql: string) =>
  [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
  ].reduce((inner, [character, entity]) => `replace(${inner}, '${character}', '${entity}')`, sql);
