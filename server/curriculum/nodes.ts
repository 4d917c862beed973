import type { Prisma } from '../database/client/client.ts';
import { namesIn } from '../core/ids.ts';
import { findableAsNode } from '../graph/node.ts';

const byCode = (id: string) => ({ code: namesIn(id).join(':') });

findableAsNode('subject', 'Subject', {
  find: ({ db }, id, selection: Prisma.SubjectDefaultArgs) =>
    db.subject.findFirst({ ...selection, where: byCode(id) }),
  row: ({ id }) => ({ model: 'Subject', where: byCode(id) }),
});

function bySubjectAndCode(id: string) {
  const [subjectCode = '', ...code] = namesIn(id);
  return { subjectCode, code: code.join(':') };
}

findableAsNode('paper', 'Paper', {
  find: ({ db }, id, selection: Prisma.PaperDefaultArgs) =>
    db.paper.findFirst({ ...selection, where: bySubjectAndCode(id) }),
  row: ({ id }) => ({ model: 'Paper', where: bySubjectAndCode(id) }),
});

findableAsNode('topic', 'Topic', {
  find: ({ db }, id, selection: Prisma.TopicDefaultArgs) =>
    db.topic.findFirst({ ...selection, where: { id } }),
  row: ({ id }) => ({ model: 'Topic', where: { id } }),
});

findableAsNode('card', 'Card', {
  find: ({ db }, id, selection: Prisma.CardDefaultArgs) => db.card.findFirst({ ...selection, where: { id } }),
  row: ({ id }) => ({ model: 'Card', where: { id } }),
});
