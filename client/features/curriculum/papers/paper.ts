import type { PaperPageQuery } from './PaperPage.gen.ts';

/** A paper as its page asks for it. */
export type Paper = NonNullable<PaperPageQuery['paper']>;
