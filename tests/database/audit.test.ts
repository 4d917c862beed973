import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, INVARIANTS } from '../../server/database/audit.ts';
import { bookmark, commentedId, like } from '../support/interactions.ts';
import { report } from '../support/moderation.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { addEntry, completeTopic } from '../support/progress.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

/** What somebody with a hand in the database, or a fault of the product, could do to it. */
const DAMAGES: Record<string, string> = {
  'the votes of a question equal its counters': 'UPDATE questions SET up = up + 1, score = score + 1',
  'the votes of an answer equal its counters': 'UPDATE answers SET score = score + 1',
  'the answers of a question equal its counter': 'UPDATE questions SET answer_count = answer_count + 1',
  'the comments of a question equal its counter': 'UPDATE questions SET comment_count = comment_count + 1',
  'the comments of an answer equal its counter': 'UPDATE answers SET comment_count = comment_count - 1',
  'the votes of a comment equal its score': 'UPDATE comments SET score = score + 1',
  'the likes of a question, an answer or a comment equal its counter': 'DELETE FROM likes',
  'the bookmarks of a question or an answer equal its counter': 'DELETE FROM bookmarks',
  'an accepted answer belongs to its question and is marked':
    'UPDATE questions SET accepted_answer_id = NULL',
  'a question counts at least the views that are still marked': 'UPDATE questions SET view_count = 0',
  'the points of a person are the capped days of their ledger':
    'UPDATE users SET points = points + 1, reputation = reputation + 1',
  'the figures of all days equal the posts, votes and points':
    "INSERT INTO activity_changes (kind, key, day, answers) VALUES ('site', '', '2030-01-01', 1)",
  'the followers of a person equal their counters': 'DELETE FROM person_follows',
  'the sums of a day are those of its ledger':
    'UPDATE reputation_days SET other = other + 1, points = points + 1',
  'the sums of a leaderboard are those of their days': 'UPDATE reputation_totals SET last_7 = last_7 + 1',
  'whoever does not want to be ranked is in no leaderboard':
    'UPDATE reputation_totals SET ranked = NOT ranked',
  'a ledger has each reversal once, of a row that it reverses':
    "UPDATE ledger_entries SET source = source || '/gone/undone' WHERE source LIKE '%/undone'",
  'the badges of a person equal their counters': 'UPDATE users SET bronze_badges = bronze_badges + 1',
  'nobody votes on what they wrote, and a vote knows who wrote it': 'UPDATE votes SET author_id = voter_id',
  'what is hidden says why, and so does what is closed': "UPDATE questions SET status = 'CLOSED'",
  'a post that was edited has each of its versions': 'DELETE FROM revisions WHERE number = 1',
  'a post has one undecided case at most, and a decided one says when':
    "UPDATE moderation_cases SET status = 'DECLINED'",
  'a notification is unread as long as others may join it, and counts itself at least':
    'UPDATE notifications SET read_at = at',
  'the progress of a topic is that of its study events': 'DELETE FROM study_events',
  'an entry of an error book counts its reviews': 'UPDATE error_entries SET reviewed = true',
};

let owner: Client;

beforeAll(async () => {
  const [ada, ben, admin] = await Promise.all([
    world.person({ reputation: 2 }),
    world.person(),
    world.person({ role: 'ADMIN' }),
  ]);
  const question = await askedId(ada);
  const answer = await answeredId(ben, question);
  const comment = await commentedId(ada, answer);
  await vote(ben, question, 'UP');
  await vote(ada, answer, 'UP');
  await vote(ada, answer, 'NONE');
  await vote(ben, comment, 'UP');
  await like(ben, question);
  await bookmark(ben, answer);
  await accept(ada, answer);
  await report(ben, question);
  await addEntry(ada, { questionText: 'Why?' });
  await completeTopic(ada, { topicId: '9709-p1-quadratics' });
  for (const [who, field] of [
    [ben, `recordViews(input: { questionIds: ["${question}"] })`],
    [ben, `followPerson(input: { userId: "${ada.id}", active: true })`],
    [ben, `editAnswer(input: { id: "${answer}", body: "Other words." })`],
    [admin, `adjustReputation(input: { userId: "${ben.id}", points: 5, reason: "For the sake of it." })`],
  ] as const)
    expect((await who.graph(`mutation { ${field} { __typename } }`))['errors']).toBeUndefined();
  owner = new Client({ connectionString: world.ownerUrl });
  await owner.connect();
});

afterAll(() => owner.end());

test('a database in order has nothing that is named', async () => {
  expect(await audit(world.pool)).toEqual([]);
  expect(Object.keys(DAMAGES)).toEqual(Object.keys(INVARIANTS));
});

test.each(Object.entries(DAMAGES))('the audit names what is broken: %s', async (invariant, damage) => {
  await owner.query('BEGIN');
  try {
    // What triggers would mend.
    await owner.query('SET LOCAL session_replication_role = replica');
    const { rowCount } = await owner.query(damage);
    expect(rowCount).toBeGreaterThan(0);
    const broken = await audit(owner);
    expect(broken.map((one) => one.invariant)).toContain(invariant);
    expect(broken.every(({ rows }) => rows > 0)).toBe(true);
  } finally {
    await owner.query('ROLLBACK');
  }
});
