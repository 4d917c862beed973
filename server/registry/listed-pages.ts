import type { Database } from '../database/client.ts';
import { visibleQuestions } from '../community/posts/policy.ts';
import type { Named } from '../http/site/crawlers.ts';

/** As many questions as the list of pages has room for beside all topics. */
const MOST_QUESTIONS = 20_000;

/** What the addresses of pages may name, under the names that the table of routes has for it. */
export const namedPages =
  (db: Database): Named =>
  async (kind, most = Number.POSITIVE_INFINITY) => {
    if (kind === 'question') {
      const questions = await db.question.findMany({
        where: visibleQuestions(null),
        orderBy: { createdAt: 'desc' },
        take: Math.min(most, MOST_QUESTIONS),
        select: { id: true },
      });
      return questions.map(({ id }) => ({ question: id }));
    }
    const subjects = await db.subject.findMany({
      orderBy: { order: 'asc' },
      select: {
        code: true,
        slug: true,
        papers: { orderBy: { code: 'asc' }, select: { code: true } },
        topics: { orderBy: { id: 'asc' }, select: { paperCode: true, slug: true } },
      },
    });
    const things = subjects.flatMap(({ code: subjectCode, slug: subjectSlug, papers, topics }) => {
      const of = { subjectCode, subjectSlug };
      if (kind === 'paper') return papers.map(({ code }) => ({ ...of, paper: code }));
      if (kind === 'topic')
        return topics.map(({ paperCode, slug }) => ({ ...of, paper: paperCode, topic: slug }));
      return [of];
    });
    return things.slice(0, most);
  };
