import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { startThrowaway } from '../../server/database/embedded/throwaway.ts';
import { CONVERSATIONS } from '../graph/talk/conversations.ts';
import { ASK, type Ask, hold, type HeldTurn, type Replied } from '../graph/talk/hold.ts';
import { transcriptOf } from '../graph/talk/transcript.ts';
import { table } from './figures.ts';
import { signIn } from './people.ts';
import { seed } from './seed/seed.ts';
import { startChild } from './servers/child.ts';

/** Two people for each conversation, so that nobody comes to the end of what they may ask. */
const SIZE = { users: 2 * CONVERSATIONS.length, questions: 1, answers: 1, votes: 1 };

/** The written conversations, held with the tutor over HTTP. */
export async function measureTalk(say: (sentence: string) => void): Promise<Map<string, HeldTurn[]>> {
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-talk-'));
  const pool = new Pool({ connectionString: database.ownerUrl, max: 1 });
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  try {
    await seed(database.ownerUrl, SIZE, () => {});
    const server = await startChild(['server/main.ts', '--empty'], env);
    const members = await signIn(pool, path.join(dataDir, 'keys'), SIZE.users);
    const held = new Map<string, HeldTurn[]>();
    for (const [at, conversation] of CONVERSATIONS.entries()) {
      say(`talk: ${conversation.id}`);
      const [ask, solver] = [2 * at, 2 * at + 1].map((n) => askAs(server.address, members[n]!.token));
      held.set(conversation.id, await hold(conversation, ask!, solver!));
    }
    await server.stop();
    return held;
  } finally {
    await pool.end();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const askAs =
  (address: string, token: string): Ask =>
  async (variables) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: ASK, variables }),
    });
    const { data, errors } = (await response.json()) as { data: { askTutor: Replied }; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data.askTutor;
  };

/** The share of useful turns; with what was said, if it is to be explained. */
export function reportTalk(held: Map<string, HeldTurn[]>, { explain }: { explain: boolean }): string {
  const rows = [...held].map(([id, turns]) => rowOf(id, turns));
  const all = [...held.values()].flat();
  const said = [...held].map(([id, turns]) => [`=== ${id}`, ...turns.map(transcriptOf)].join('\n\n'));
  return [
    table([['conversation', 'turns', 'useful', 'share'], ...rows, rowOf('all', all)]),
    ...(explain ? said : []),
  ].join('\n\n');
}

function rowOf(name: string, turns: HeldTurn[]): string[] {
  const useful = turns.filter(({ faults }) => faults.length === 0).length;
  return [name, `${turns.length}`, `${useful}`, `${((100 * useful) / turns.length).toFixed(0)} %`];
}
