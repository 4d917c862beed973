import { builder } from '../graph/builder.ts';

export const ContextSegmentInput = builder.inputType('ContextSegmentInput', {
  description: 'Text of a page, 10 to 4,000 characters. It is quoted to the tutor and never obeyed.',
  fields: (t) => ({ title: t.string({ defaultValue: '' }), text: t.string({ required: true }) }),
});
