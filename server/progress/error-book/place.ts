import type { Context } from '../../core/context.ts';
import { unknownPlace } from '../../community/questions/operations/place.ts';
import { requireTopics } from '../topics.ts';

export interface EntryPlace {
  subjectCode: string | null;
  paper: string | null;
  topicId: string | null;
}

/** A topic says its subject and its paper; without one, the subject must be one that is taught here. */
export async function filedUnder<Entry extends EntryPlace>(ctx: Context, entries: Entry[]): Promise<Entry[]> {
  const ids = new Set(entries.flatMap(({ topicId }) => topicId ?? []));
  const topics = new Map((await requireTopics(ctx, [...ids])).map((topic) => [topic.id, topic]));
  const codes = new Set(entries.flatMap(({ topicId, subjectCode }) => (topicId ? [] : (subjectCode ?? []))));
  if (codes.size > 0) {
    const papers = await ctx.db.paper.findMany({ select: { subjectCode: true, code: true } });
    for (const { topicId, subjectCode, paper } of entries)
      if (!topicId && subjectCode !== null) requirePaper(papers, { subjectCode, paper });
  }
  return entries.map((entry) => {
    const topic = entry.topicId === null ? undefined : topics.get(entry.topicId);
    if (topic) return { ...entry, subjectCode: topic.subjectCode, paper: topic.paperCode };
    return { ...entry, paper: entry.subjectCode === null ? null : entry.paper };
  });
}

function requirePaper(
  papers: { subjectCode: string; code: string }[],
  { subjectCode, paper }: { subjectCode: string; paper: string | null },
): void {
  const ofSubject = papers.filter((one) => one.subjectCode === subjectCode);
  if (ofSubject.length === 0) throw unknownPlace('UNKNOWN_SUBJECT');
  if (paper !== null && !ofSubject.some(({ code }) => code === paper)) throw unknownPlace('UNKNOWN_PAPER');
}
