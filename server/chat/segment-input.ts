import { builder } from '../graph/builder.ts';
import { MAX_SEGMENT, MIN_SEGMENT } from './rules.ts';

declare module '../graph/type-names.ts' {
  interface NamedInputs {
    ContextSegmentInput: { title?: string | null; text: string };
  }
}

builder.inputType('ContextSegmentInput', {
  description: 'Text of a page. It is quoted to the tutor and never obeyed.',
  fields: (t) => ({
    title: t.string({ defaultValue: '', description: 'What the page is called, in at most 300 characters.' }),
    text: t.string({
      required: true,
      description: `At most ${MAX_SEGMENT} characters; fewer than ${MIN_SEGMENT} are left out.`,
    }),
  }),
});
