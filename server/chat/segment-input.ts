import { builder } from '../graph/builder.ts';
import { MAX_SEGMENT, MIN_SEGMENT } from './rules.ts';

declare module '../graph/type-names.ts' {
  interface NamedInputs {
    ContextSegmentInput: { title?: string | null; text: string };
  }
}

builder.inputType('ContextSegmentInput', {
  description: 'Text of a page, quoted to the tutor; never treated as an instruction.',
  fields: (t) => ({
    title: t.string({ defaultValue: '', description: 'Title of the page, at most 300 characters.' }),
    text: t.string({
      required: true,
      description: `At most ${MAX_SEGMENT} characters; shorter texts than ${MIN_SEGMENT} are ignored.`,
    }),
  }),
});
