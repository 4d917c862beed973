/** Something studied, as the account keeps it. */
export interface StudyEvent {
  id: string;
  /** Subject, paper and slug, joined by hyphens. */
  topicId: string;
  kind: 'COMPLETED' | 'TIME';
  score: number | null;
  seconds: number;
  /** ISO 8601. */
  at: string;
}

export interface TopicProgress {
  completed: boolean;
  score: number | null;
  /** In seconds. */
  timeSpent: number;
  /** Missing where a device kept it before this was noted. */
  firstStudied?: string;
  lastStudied: string;
  attempts: number;
  /** 0 to 100. */
  mastery: number;
}

const DEFAULT_SCORE = 100;

/** Completing a topic: the mean of the old mastery and the score. */
export const masteryAfter = (old: number, score = DEFAULT_SCORE): number => Math.min(100, (old + score) / 2);

/** How far a topic is once these were added to what is known of it, in the order in which they happened. */
export function withEvents(
  before: TopicProgress | undefined,
  events: readonly StudyEvent[],
): TopicProgress | undefined {
  let progress = before;
  for (const { kind, score, seconds, at } of events.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const old = progress ?? NOTHING;
    progress = {
      ...old,
      timeSpent: old.timeSpent + seconds,
      firstStudied: old.firstStudied && old.firstStudied < at ? old.firstStudied : at,
      lastStudied: at > old.lastStudied ? at : old.lastStudied,
      ...(kind === 'COMPLETED' && {
        completed: true,
        score,
        attempts: old.attempts + 1,
        mastery: masteryAfter(old.mastery, score ?? DEFAULT_SCORE),
      }),
    };
  }
  return progress;
}

const NOTHING: TopicProgress = {
  completed: false,
  score: null,
  timeSpent: 0,
  lastStudied: '',
  attempts: 0,
  mastery: 0,
};
