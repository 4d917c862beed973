import { newId } from '../../server/core/ids.ts';
import { send, written } from './chat.ts';
import { pdf, uploadedId } from './files.ts';
import { comment } from './interactions.ts';
import { notify } from './inbox.ts';
import { report } from './moderation.ts';
import { answer, ask } from './posts.ts';
import { addEntry } from './progress.ts';
import { idOf, type Json, type openWorld, type Visitor } from './world.ts';

type World = ReturnType<typeof openWorld>;

/** Makes what a call is about, the same each time but for ids. */
export function openThings(world: World, staff: Visitor) {
  const person = (more: object = {}) => world.person({ name: 'Somebody', ...more });
  const body = 'For $ax^2+bx+c=0$ we look at $b^2-4ac$.';
  const AT = '/api/community';
  const idIn = async (answered: Promise<{ body: Json }>, ...path: string[]) => {
    let value = (await answered).body['data']!;
    for (const name of path) value = value[name]!;
    return idOf(value);
  };

  const things = {
    person,
    staff,
    /** Takes the questions of a subject away. */
    forget: (subjectCode: string) =>
      world.db.question.updateMany({ where: { subjectCode }, data: { deletedAt: world.now } }),
    /** Whoever asks, or somebody where it is a guest. */
    owner: async (who: Visitor) => (who.id ? who : person()),
    async question(by?: Visitor, more: object = {}) {
      const asked = await ask(by ?? (await person()), { title: 'Why does the sign matter?', body, ...more });
      return idOf(asked);
    },
    async answer(by?: Visitor, questionId?: string) {
      const text = { body: 'So\n\n$$x^2=4$$\n\n$$x=2 \\text{ or } x=-2$$' };
      return idOf(await answer(by ?? (await person()), questionId ?? (await things.question()), text));
    },
    async comment(by?: Visitor, postId?: string) {
      const said = { body: 'Is $a > 0$ meant?' };
      return idOf(await comment(by ?? (await person()), postId ?? (await things.question()), said));
    },
    async revision(by: Visitor) {
      const id = await things.question(by);
      await by.rest('PUT', `${AT}/questions/${id}`, { body: 'Better words.' });
      const { body: listed } = await by.rest('GET', `${AT}/questions/${id}/revisions`);
      return idOf((listed['data'] as unknown as Json[]).at(-1));
    },
    /** A suggested edit of somebody's question. */
    async suggestion(by: Visitor, of?: Visitor) {
      const id = newId('suggestion', world.now);
      await world.db.suggestion.create({
        data: {
          id,
          authorId: by.id,
          questionId: await things.question(of),
          baseVersion: 1,
          title: 'Why does the sign matter so much?',
          body: 'Better words.',
          tags: ['9709', 'roots'],
          comment: 'Clearer.',
          createdAt: world.now,
        },
      });
      return id;
    },
    async draft(by: Visitor) {
      const place = { subject_code: '9709', paper: 'p1', topic_slug: 'quadratics', language: 'en' };
      const sent = { key: 'ask/9709', title: 'Why', body: 'So', tags: ['quadratics'], ...place };
      return idIn(by.rest('POST', `${AT}/drafts`, sent));
    },
    async notification(userId: string) {
      const question = await things.question();
      await notify(world, userId, { question, actor: (await person()).id, group: `about ${question}` });
      const { id } = await world.db.notification.findFirstOrThrow({
        where: { userId },
        orderBy: { id: 'desc' },
      });
      return id;
    },
    async case() {
      const filed = await report(await person(), await things.question(), 'OTHER', {
        text: 'It says nothing.',
      });
      const { caseId } = await world.db.report.findUniqueOrThrow({ where: { id: idOf(filed['report']) } });
      return caseId;
    },
    entry: async (by: Visitor) =>
      idOf(
        await addEntry(by, {
          questionText: 'Solve it',
          questionLatex: 'x^2=4',
          userAnswer: 'x=2',
          correctAnswer: 'x=\\pm 2',
          errorType: 'INCOMPLETE',
          errorLine: 2,
          subjectCode: '9709',
          paper: 'p1',
          topicId: '9709-p1-quadratics',
          source: 'COMMUNITY',
          sourceId: await things.question(),
          note: 'Both roots.',
          tags: ['roots'],
        }),
      ),
    /** A conversation whose first reply is whole. */
    async conversation(by: Visitor) {
      const sent = await send(by, {
        text: 'Solve x^2 = 9',
        mode: 'STUDY',
        rung: 'STEP',
        subjectCode: '9709',
        topic: 'quadratics',
        goal: 'Roots',
      });
      await written(by, sent);
      return { id: sent.conversation.id, reply: sent.reply.id };
    },
    upload: (by: Visitor) => uploadedId(world, by, 'notes.pdf', pdf('Solve x = 1')),
    studyEvent: (topicId: string) => ({
      id: newId('studyEvent', world.now),
      topicId,
      at: world.now.toISOString(),
    }),
  };
  return things;
}

export type Things = ReturnType<typeof openThings>;
