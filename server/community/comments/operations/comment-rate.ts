import { prepared } from '../../../database/prepared.ts';
import { POSTING } from '../../../limits/table.ts';
import { type PostingOutcome, postingRules } from '../../posts/posting-rate.ts';

/**
 * What the limits say of one more comment: those under a question or a post of one's own are counted apart from those
 * elsewhere. It looks; whoever counts on it holds the lock on the author's row.
 */
export const commentRate = prepared<
  PostingOutcome<never>,
  [author: string, post: string, isOwnThread: boolean, body: string, now: Date, rules: string]
>(
  `SELECT CASE WHEN earlier.same THEN 'DUPLICATE' ELSE rate.refusal END AS refusal,
     rate.retry_after, rate.posts_limit, rate.posts_left, rate.pause_seconds
   FROM users u,
   LATERAL (
     SELECT
       coalesce(array_agg(c.created_at ORDER BY c.created_at) FILTER (WHERE coalesce(u.id IN (q.author_id, a.author_id, over.author_id), false) = $3::boolean), '{}') AS times,
       bool_or(c.body = $4 AND c.deleted_at IS NULL AND coalesce(c.answer_id, c.question_id) = $2::uuid) AS same
     FROM comments c
     LEFT JOIN questions q ON q.id = c.question_id
     LEFT JOIN answers a ON a.id = c.answer_id
     LEFT JOIN questions over ON over.id = a.question_id
     WHERE c.author_id = u.id AND c.created_at > $5::timestamptz - interval '24 hours'
   ) earlier,
   LATERAL refusal_to_post(u, earlier.times, $5::timestamptz, $6::jsonb) rate
   WHERE u.id = $1::uuid`,
);

export const rulesOf = (isOwnThread: boolean): string => (isOwnThread ? OWN : ELSEWHERE);

const OWN = JSON.stringify(postingRules(POSTING.commentAtHome));
const ELSEWHERE = JSON.stringify(postingRules(POSTING.commentElsewhere));
