import type { Language } from '../graph/schema-types.ts';

/** A language as the graph names it. */
export const languageOf = (tag: 'en' | 'zh'): Language => (tag === 'zh' ? 'ZH' : 'EN');

/** A language as attributes and addresses name it. */
export const tagOf = (language: Language): 'en' | 'zh' => (language === 'ZH' ? 'zh' : 'en');
