import { plainly } from '../../../lib/markdown/plain-text.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import type { QaAnswerFragment, QaQuestionFragment } from './StructuredData.gen.ts';

type QuestionWithAnswers = QaQuestionFragment & { answers: { edges: { node: QaAnswerFragment }[] } };

/** A question with its answers in the words of schema.org. */
export function qaPage({ title, language, answerCount, answers, ...question }: QuestionWithAnswers) {
  const nodes = answers.edges.map(({ node }) => node);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: plainly(title),
      inLanguage: tagOf(language),
      answerCount,
      ...postOf(question),
      acceptedAnswer: nodes.filter(({ accepted }) => accepted).map(answerOf),
      suggestedAnswer: nodes.filter(({ accepted }) => !accepted).map(answerOf),
    },
  };
}

const answerOf = (answer: QaAnswerFragment) => ({ '@type': 'Answer', ...postOf(answer) });

type Post = Pick<QaAnswerFragment, 'body' | 'score' | 'createdAt'> & { author: { name: string } | null };

const postOf = ({ body, score, createdAt, author }: Post) => ({
  text: plainly(body),
  upvoteCount: Math.max(0, score),
  datePublished: createdAt,
  ...(author && { author: { '@type': 'Person', name: author.name } }),
});
