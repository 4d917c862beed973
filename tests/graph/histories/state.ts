import type { Community, Post } from './model.ts';
import type { Stage, StudyEvent, World } from './stage.ts';

type Row = Record<string, unknown>;
/** What everybody and everything of a community comes to, by id. */
export type State = Record<
  'people' | 'questions' | 'answers' | 'comments' | 'study' | 'entries',
  Record<string, Row>
>;

const ofPost = (community: Community, post: Post): Row => ({
  hidden: post.hidden?.reason ?? null,
  deleted: post.deleted,
  version: post.bodies.length,
  likes: post.likes.size,
  ...(post.kind === 'comment'
    ? { score: community.votesOn(post, 1) }
    : {
        up: community.votesOn(post, 1),
        down: community.votesOn(post, -1),
        score: community.votesOn(post, 1) - community.votesOn(post, -1),
        comments: community.counted(community.commentsOn(post)),
        bookmarks: post.bookmarks.size,
      }),
});

/** What the model expects. */
export function expected({ community, study, entries }: Stage): State {
  const { people, questions, answers, comments } = community;
  const byId = <Thing extends { id: string }>(things: Thing[], row: (thing: Thing) => Row) =>
    Object.fromEntries(things.map((thing) => [thing.id, row(thing)]));
  return {
    people: byId(people, (person) => ({
      points: community.pointsOf(person),
      reputation: community.reputationOf(person),
      followers: people.filter(({ follows }) => follows.has(person)).length,
      following: person.follows.size,
      given: person.badges.size,
    })),
    questions: byId(questions, (question) => ({
      ...ofPost(community, question),
      answers: community.counted(community.answersTo(question)),
      status: question.status,
      closeReason: question.closeReason,
      duplicateOf: question.duplicateOf?.id ?? null,
      accepted: question.accepted?.id ?? null,
      followers: question.followers.size,
    })),
    answers: byId(answers, (answer) => ({
      ...ofPost(community, answer),
      accepted: answer.question.accepted === answer,
    })),
    comments: byId(comments, (comment) => ofPost(community, comment)),
    study: Object.fromEntries(
      [...study].flatMap(([person, events]) =>
        [...new Set(events.map(({ topic }) => topic))].map((topic) => [
          `${person.id} ${topic}`,
          replay(events.filter((event) => event.topic === topic)),
        ]),
      ),
    ),
    entries: byId(entries, ({ reviewed, reviewCount, removed }) => ({ reviewed, reviewCount, removed })),
  };
}

/** In the order in which it happened; completing makes mastery the mean of itself and the score. */
function replay(events: StudyEvent[]): Row {
  const inTime = events.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const record = { mastery: 0, completed: false, attempts: 0, seconds: 0 };
  for (const { kind, score, seconds } of inTime) {
    record.seconds += seconds;
    if (kind !== 'TIME') record.attempts += 1;
    if (kind !== 'COMPLETED') continue;
    record.completed = true;
    record.mastery = Math.min(100, (record.mastery + (score ?? 100)) / 2);
  }
  return { ...record, mastery: record.mastery.toFixed(6) };
}

const POST = `id, hidden_reason::text AS hidden, deleted_at IS NOT NULL AS deleted, version, like_count AS likes, score`;
const VOTED = `${POST}, up, down, comment_count AS comments, bookmark_count AS bookmarks`;

/** What the database says. */
export async function found(world: World, { people }: Community): Promise<State> {
  const ids = people.map(({ id }) => id);
  const rows = async (sql: string) => {
    const { rows: all } = await world.pool.query<Row & { id: string }>(sql, [ids]);
    return Object.fromEntries(all.map(({ id, ...row }) => [id, row]));
  };
  const [ofPeople, questions, answers, comments, study, entries] = await Promise.all([
    rows(`SELECT id, points, reputation, follower_count AS followers, following_count AS following,
      (SELECT count(*)::int FROM awards a WHERE a.user_id = u.id AND a.giver_id IS NOT NULL) AS given
      FROM users u WHERE id = ANY ($1::uuid[])`),
    rows(`SELECT ${VOTED}, answer_count AS answers, status::text, close_reason::text AS "closeReason",
      duplicate_of_id AS "duplicateOf", accepted_answer_id AS accepted,
      (SELECT count(*)::int FROM question_follows f WHERE f.question_id = q.id) AS followers
      FROM questions q WHERE author_id = ANY ($1::uuid[])`),
    rows(`SELECT ${VOTED}, accepted FROM answers WHERE author_id = ANY ($1::uuid[])`),
    rows(`SELECT ${POST} FROM comments WHERE author_id = ANY ($1::uuid[])`),
    rows(`SELECT user_id || ' ' || topic_id AS id, progress::numeric(12, 6)::text AS mastery, completed, attempts, seconds
      FROM study_records WHERE user_id = ANY ($1::uuid[])`),
    rows(`SELECT id, reviewed, review_count AS "reviewCount", deleted_at IS NOT NULL AS removed
      FROM error_entries WHERE user_id = ANY ($1::uuid[])`),
  ]);
  return { people: ofPeople, questions, answers, comments, study, entries };
}
