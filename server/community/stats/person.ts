import type { Context } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import type { User } from '../../database/client/client.ts';
import { type Privacy, refusalToSee } from '../profiles/policy.ts';
import { type ActivityPoint, firstDay, MASTERY_OF_MASTERED, seriesOf, type StatsRange } from './rules.ts';
import { daysOf, NOTHING, totalsOf } from './sums.ts';

export interface PersonStats {
  questions: number;
  answers: number;
  accepted: number;
  /** Of their answers, 0 to 1; null while they gave none. */
  acceptRate: number | null;
  votesReceived: number;
  badges: number;
  /** Null where they keep to themselves what they study. */
  topicsMastered: number | null;
}

const MAX_BADGES = 10_000;

export async function personStats(ctx: Context, { id }: User, privacy: Privacy): Promise<PersonStats> {
  const mayStudy = refusalToSee(ctx.actor, id, privacy.showStudy) === null;
  const [totals, badges, topicsMastered] = await Promise.all([
    totalsOf(ctx.db, 'user', [id]),
    ctx.db.award.count({ where: { userId: id }, take: MAX_BADGES }),
    mayStudy
      ? ctx.db.studyRecord.count({ where: { userId: id, progress: { gte: MASTERY_OF_MASTERED } } })
      : null,
  ]);
  const { questions, answers, accepted, votes } = totals.get(id) ?? NOTHING;
  return {
    questions,
    answers,
    accepted,
    acceptRate: answers === 0 ? null : accepted / answers,
    votesReceived: votes,
    badges,
    topicsMastered,
  };
}

export interface PersonSeries {
  range: StatsRange;
  points: ActivityPoint[];
}

/** What somebody did, day by day or month by month; refused where they keep that to themselves. */
export async function personSeries(
  ctx: Context,
  { id }: User,
  { privacy, range }: { privacy: Privacy; range: StatsRange },
): Promise<PersonSeries> {
  enforce(refusalToSee(ctx.actor, id, privacy.showActivity));
  const days = await daysOf(ctx.db, id, firstDay(range, ctx.now()));
  return { range, points: seriesOf(days, range, ctx.now()) };
}
