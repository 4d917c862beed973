import { builder } from '../graph/builder.ts';
import { Language } from '../graph/shared-types.ts';
import type { Reply } from './reply/reply.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    TutorReply: Reply;
  }
}

builder.objectRef<Reply>('TutorReply').implement({
  description: 'What the tutor says.',
  fields: (t) => ({
    content: t.exposeString('content', { description: 'Markdown with LaTeX.' }),
    beside: t.string({
      description:
        'Of the content what its solutions, working and citations do not say, for whoever shows these themselves.',
      resolve: ({ beside, content }) => beside ?? content,
    }),
    language: t.expose('language', { type: Language, description: 'The language it is written in.' }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'The question that a follow-up would be about.',
    }),
    source: t.exposeString('source', {
      description: '`lemma` for the tutor of this product, else the name of a model.',
    }),
    failure: t.expose('failure', {
      type: 'ChatFailure',
      nullable: true,
      description: 'Why a model gave no answer; what is here is then the tutor’s own.',
    }),
    solutions: t.expose('solutions', { type: ['ShownSolution'], description: 'The solutions in it.' }),
    working: t.expose('working', {
      type: 'CheckedWorking',
      nullable: true,
      description: 'The lines that were to be checked.',
    }),
    citations: t.expose('citations', { type: ['Citation'], description: 'The cards that it rests on.' }),
    verification: t.expose('verification', {
      type: 'Verification',
      description: 'How far its mathematics was checked.',
    }),
  }),
});
