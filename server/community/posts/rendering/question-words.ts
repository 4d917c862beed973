import { indexWords } from '../../../text/search-words.ts';

interface Worded {
  title: string;
  body: string;
  tags: readonly string[];
  subjectCode: string;
}

/** The words that a question is found by; its tags count as its text does, but for that of its subject, which a filter finds. */
export const questionWords = ({ title, body, tags, subjectCode }: Worded) => ({
  titleWords: indexWords(title),
  bodyWords: indexWords([body, ...tags.filter((tag) => tag !== subjectCode)].join('\n')),
});
