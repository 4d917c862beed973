import type { TopicPageQuery } from './TopicPage.gen.ts';

/** A topic as its page asks for it. */
export type Topic = NonNullable<TopicPageQuery['topic']>;
