import type { Database } from '../database/client.ts';
import { visibleQuestions } from '../community/posts/policy.ts';

/** An address of each kind of page that the server renders, as links name it. */
export async function pagesToWarm(db: Database): Promise<string[]> {
  const topic = await db.topic.findFirst({
    where: { order: 1 },
    orderBy: { id: 'asc' },
    include: { subject: true },
  });
  const question = await db.question.findFirst({
    where: { ...visibleQuestions(null) },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return [
    ...(topic
      ? [`/community/${topic.subjectCode}`, `/topic/${topic.subject.slug}/${topic.paperCode}/${topic.slug}`]
      : []),
    ...(question ? [`/community/question/${question.id}`] : []),
  ];
}
