import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { VOTE_RULES } from '../../../server/community/votes/rules.ts';

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
});

const AUTHOR = `json_build_object('id', u.id, 'name', u.name, 'avatarUrl', u.avatar_url, 'reputation', u.reputation, 'role', u.role)`;

const QUESTION = `SELECT json_build_object(
    'id', q.id, 'title', q.title, 'body', q.body, 'language', q.language, 'subjectCode', q.subject_code, 'paper', q.paper,
    'topic', q.topic, 'tags', q.tags, 'status', q.status, 'closeReason', q.close_reason, 'version', q.version, 'createdAt', q.created_at,
    'editedAt', q.edited_at, 'up', q.up, 'down', q.down, 'score', q.score, 'viewCount', q.view_count, 'answerCount', q.answer_count,
    'acceptedAnswerId', q.accepted_answer_id, 'author', ${AUTHOR},
    'duplicateOf', (SELECT json_build_object('id', d.id, 'title', d.title) FROM questions d WHERE d.id = q.duplicate_of_id),
    'answers', (SELECT coalesce(json_agg(row.answer), '[]') FROM (
      SELECT json_build_object('id', a.id, 'questionId', a.question_id, 'body', a.body, 'version', a.version, 'createdAt', a.created_at,
        'editedAt', a.edited_at, 'up', a.up, 'down', a.down, 'score', a.score, 'accepted', a.accepted, 'linesOk', a.lines_ok, 'linesTotal', a.lines_total, 'author', ${AUTHOR}) AS answer
      FROM answers a JOIN users u ON u.id = a.author_id WHERE a.question_id = q.id AND a.deleted_at IS NULL
      ORDER BY a.accepted DESC, a.score DESC, a.created_at, a.id LIMIT 50) row))::text AS body
  FROM questions q JOIN users u ON u.id = q.author_id WHERE q.id = $1 AND q.deleted_at IS NULL`;

const NEWEST = `SELECT json_agg(row.question)::text AS body FROM (
    SELECT json_build_object('id', q.id, 'title', q.title, 'language', q.language, 'subjectCode', q.subject_code, 'paper', q.paper,
      'tags', q.tags, 'status', q.status, 'score', q.score, 'answerCount', q.answer_count, 'acceptedAnswerId', q.accepted_answer_id,
      'createdAt', q.created_at, 'author', json_build_object('id', u.id, 'name', u.name)) AS question
    FROM questions q JOIN users u ON u.id = q.author_id WHERE q.deleted_at IS NULL ORDER BY q.created_at DESC, q.id DESC LIMIT 21) row`;

const VOTE = `SELECT row_to_json(tally)::text AS body
  FROM cast_vote(new_id(5, now()), $1::uuid, 'question', $2::uuid, 1, now(), $3::jsonb) AS tally`;
const RULES = JSON.stringify(VOTE_RULES);

async function answer(req: IncomingMessage): Promise<string> {
  if (req.method === 'POST') {
    const { voter, post } = JSON.parse(await text(req)) as { voter: string; post: string };
    return ask('vote', VOTE, [voter, post, RULES]);
  }
  const id = req.url!.slice('/questions/'.length);
  return id ? ask('question', QUESTION, [id]) : ask('newest', NEWEST, []);
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
