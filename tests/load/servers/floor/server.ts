import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { VOTE_RULES } from '../../../../server/community/votes/rules.ts';
import { NOTHING, STATEMENTS } from './statements.ts';

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
});
const RULES = JSON.stringify(VOTE_RULES);

async function answer(req: IncomingMessage): Promise<string> {
  const [, name = '', id] = req.url!.split('/');
  if (name === '') return NOTHING;
  const sql = STATEMENTS[name as keyof typeof STATEMENTS];
  if (req.method === 'GET') return ask(name, sql, id ? [id] : []);
  const { voter, post } = JSON.parse(await text(req)) as { voter: string; post: string };
  return ask(name, sql, [voter, post, RULES]);
}

async function ask(name: string, sql: string, values: string[]): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name, text: sql, values });
  return rows[0]!.body;
}

function send(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}

const server = createServer((req, res) => {
  answer(req).then(
    (body) => send(res, 200, body),
    (error: unknown) => send(res, 500, String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
