import { DAY_MS, dayOf } from '../../core/time.ts';

/** The ranges of days that figures are given for; `days` is null where all of them count. */
export const RANGES = {
  LAST_7_DAYS: { name: '7d', days: 7 },
  LAST_30_DAYS: { name: '30d', days: 30 },
  LAST_90_DAYS: { name: '90d', days: 90 },
  LAST_365_DAYS: { name: '365d', days: 365 },
  ALL: { name: 'all', days: null },
} as const;

export type StatsRange = keyof typeof RANGES;

/** How active somebody was: each thing that they did counts so much. */
export const ACTIVITY_SCORE = { question: 1, answer: 2, acceptedAnswer: 3 };

/** From here on a topic counts as mastered: a mean with each score comes close to 100, and never there. */
export const MASTERY_OF_MASTERED = 80;

/** So many people are kept in the order of their activity. */
export const MAX_RANKED = 200;

/** How long an order of people holds: a long range changes slowly, and takes longer to work out. */
export const RANKED_AGAIN_MS: Record<StatsRange, number> = {
  LAST_7_DAYS: 60_000,
  LAST_30_DAYS: 300_000,
  LAST_90_DAYS: 900_000,
  LAST_365_DAYS: 3_600_000,
  ALL: 3_600_000,
};

/** The sums of all days stand under this one. */
export const ALL_DAYS = '1970-01-01';

/** The first day of a range that ends today, in UTC. */
export function firstDay(range: StatsRange, now: Date): string | null {
  const { days } = RANGES[range];
  return days === null ? null : dayOf(now, days - 1);
}

/** What somebody did on a day, or in a month. */
export interface ActivityPoint {
  date: string;
  questions: number;
  answers: number;
  reputation: number;
}

/** Every day of a range, with nothing on those that have no figures; all days together by month. */
export function seriesOf(days: readonly ActivityPoint[], range: StatsRange, now: Date): ActivityPoint[] {
  const first = firstDay(range, now);
  if (first === null) return byMonth(days);
  const known = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: RANGES[range].days! }, (_, index) => {
    const date = dayOf(new Date(Date.parse(first) + index * DAY_MS));
    return known.get(date) ?? { date, questions: 0, answers: 0, reputation: 0 };
  });
}

function byMonth(days: readonly ActivityPoint[]): ActivityPoint[] {
  const months = new Map<string, ActivityPoint>();
  for (const { date, questions, answers, reputation } of days) {
    const month = `${date.slice(0, 7)}-01`;
    const before = months.get(month) ?? { date: month, questions: 0, answers: 0, reputation: 0 };
    months.set(month, {
      date: month,
      questions: before.questions + questions,
      answers: before.answers + answers,
      reputation: before.reputation + reputation,
    });
  }
  return [...months.values()];
}
