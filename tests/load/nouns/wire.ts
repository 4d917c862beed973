import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';

/** A statement as the database carried it out. */
export interface Carried {
  sql: string;
  /** Tables that its plan reads from end to end. */
  scanned: string[];
}

export interface Wire {
  /** To connect by, instead of the database's own. */
  url: string;
  /** What was carried out since it was last asked. */
  take(): Carried[];
  close(): void;
}

/** From now on every new connection is told the plan of each statement that it carries out. */
export async function tellPlans(pool: Pool): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  for (const [name, value] of Object.entries(settings))
    await pool.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${name} = ''${value}''', current_database()); END $$`,
    );
}

/** Stands between a server and its database, and reads the plans that the database tells. */
export async function openWire(databaseUrl: string): Promise<Wire> {
  const database = new URL(databaseUrl);
  let carried: Carried[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname);
    const read = messages((type, body) => {
      if (type === 'N') carried.push(...planIn(body));
    });
    upstream.on('data', read);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    take() {
      const taken = carried;
      carried = [];
      return taken;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const HEAD = 5;

/** Cuts what a database sends into its messages: a letter, a length, and so many bytes. */
function messages(hear: (type: string, body: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= HEAD) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      hear(String.fromCodePoint(rest[0]!), rest.subarray(HEAD, end));
      rest = rest.subarray(end);
    }
  };
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

function planIn(notice: Buffer): Carried[] {
  const message = notice
    .toString('utf8')
    .split('\0')
    .find((field) => field.startsWith('Mduration:'));
  if (!message) return [];
  const plan = JSON.parse(message.slice(message.indexOf('{'))) as { 'Query Text': string; Plan: Node };
  return [{ sql: plan['Query Text'], scanned: scansOf(plan.Plan) }];
}

const scansOf = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name']!] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];
