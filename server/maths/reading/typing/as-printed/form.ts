/** What is typed, and how a paper prints it. */
export type Form = readonly [typed: RegExp, printed: string];

/** A text with each form that stands in it as it would be printed. */
export const printedBy = (forms: readonly Form[], text: string): string =>
  forms.reduce((before, [typed, printed]) => before.replace(typed, printed), text);
