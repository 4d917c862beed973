import { type Model, modelOf } from './models.ts';
import { raw, type Sql, sql, Unsupported } from './sql.ts';

/** A row of a statement: a table under an alias, with what is joined to it. */
export class Row {
  readonly model: Model;
  readonly alias: string;
  /** How many of such rows there are at most in a response. */
  readonly most: number;
  /** Columns that the statement reads of it. */
  readonly columns = new Set<string>();
  readonly #newAlias: () => string;
  readonly #rows = new Map<string, Row>();
  readonly #joins = new Map<string, Sql>();

  constructor(model: Model, newAlias: () => string, most = 1) {
    this.model = model;
    this.alias = newAlias();
    this.most = most;
    this.#newAlias = newAlias;
  }

  /** The column of a field of the model. */
  column(field: string): Sql {
    const column = this.model.columns.get(field);
    if (!column) throw new Unsupported(`${this.model.name}.${field}`);
    return this.named(column.name);
  }

  named(column: string): Sql {
    this.columns.add(column);
    return raw(`${this.alias}.${column}`);
  }

  /** The row that a relation leads to, all of its columns NULL where there is none. */
  joined(relation: string): Row {
    const known = this.#rows.get(relation);
    if (known) return known;
    const { model, from, to } = this.relation(relation);
    const row = new Row(modelOf(model), this.#newAlias, this.most);
    this.#rows.set(relation, row);
    const query = sql`SELECT * FROM ${row.model.table} WHERE ${raw(to)} = ${this.named(from)}`;
    this.#joins.set(row.alias, query);
    return row;
  }

  /** Joins the one row that a query finds; returns its alias, the same for the same name. */
  with(name: string, query: () => Sql): Sql {
    if (!this.#joins.has(`${this.alias}_${name}`)) this.#joins.set(`${this.alias}_${name}`, query());
    return raw(`${this.alias}_${name}`);
  }

  relation(name: string) {
    const relation = this.model.relations.get(name);
    if (!relation) throw new Unsupported(`${this.model.name}.${name}`);
    return relation;
  }

  /** The table with what is joined to it, once all that is read of the row is known. */
  from(): Sql {
    return sql`${this.model.table} ${raw(this.alias)}${this.joins()}`;
  }

  /** What is joined to the row, and to what is joined. A limit keeps the planner from changing the order of the rows. */
  joins(): Sql {
    const own = [...this.#joins].flatMap(
      ([alias, query]) => sql` LEFT JOIN LATERAL (${query} LIMIT 1) ${raw(alias)} ON true`,
    );
    return [...own, ...[...this.#rows.values()].flatMap((row) => row.joins())];
  }
}
