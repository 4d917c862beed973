import { builder } from '../graph/builder.ts';
import { Language } from '../graph/shared-types.ts';
import type { Reply } from './reply/reply.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    TutorReply: Reply;
  }
}

builder.objectRef<Reply>('TutorReply').implement({
  description: 'A reply of the tutor.',
  fields: (t) => ({
    content: t.exposeString('content', { description: 'Markdown with LaTeX.' }),
    beside: t.string({
      description:
        'Content without solutions, working and citations, for clients that render those separately.',
      resolve: ({ beside, content }) => beside ?? content,
    }),
    language: t.expose('language', { type: Language, description: 'Language of the reply.' }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'The question that follow-ups refer to.',
    }),
    source: t.exposeString('source', {
      description: '`lemma` for the built-in tutor, otherwise the name of the model.',
    }),
    failure: t.expose('failure', {
      type: 'ChatFailure',
      nullable: true,
      description: 'Why the model failed; the reply is then the built-in tutor’s.',
    }),
    solutions: t.expose('solutions', { type: ['ShownSolution'], description: 'The solutions in it.' }),
    working: t.expose('working', {
      type: 'CheckedWorking',
      nullable: true,
      description: 'The checked working.',
    }),
    citations: t.expose('citations', { type: ['Citation'], description: 'The cited cards.' }),
    verification: t.expose('verification', {
      type: 'Verification',
      description: 'How far its mathematics was checked.',
    }),
  }),
});
