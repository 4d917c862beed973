import { plainly } from './markdown/plain-text.ts';

/** A question with its answers, as the graph gives it to the page of a question. */
interface Thread {
  title: string;
  body: string;
  language: string;
  score: number;
  createdAt: string;
  answerCount: number;
  author: { name: string };
  answers: { edges: { node: Answer }[] };
}

interface Answer {
  body: string;
  score: number;
  createdAt: string;
  accepted: boolean;
  author: { name: string };
}

/** A page of questions and answers in the words of schema.org, as JSON; null for what is no such page. */
export function structuredData(results: readonly Record<string, unknown>[]): string | null {
  const thread = results
    .map(({ question }) => question as Partial<Thread> | null)
    .find((one) => one?.answers);
  return thread ? JSON.stringify(qaPage(thread as Thread)) : null;
}

function qaPage({ title, language, answerCount, answers, ...question }: Thread) {
  const nodes = answers.edges.map(({ node }) => node);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: plainly(title),
      inLanguage: language,
      answerCount,
      ...postOf(question),
      acceptedAnswer: nodes.filter(({ accepted }) => accepted).map(answerOf),
      suggestedAnswer: nodes.filter(({ accepted }) => !accepted).map(answerOf),
    },
  };
}

const answerOf = (answer: Answer) => ({ '@type': 'Answer', ...postOf(answer) });

const postOf = ({ body, score, createdAt, author }: Omit<Answer, 'accepted'>) => ({
  text: plainly(body),
  upvoteCount: Math.max(0, score),
  datePublished: createdAt,
  author: { '@type': 'Person', name: author.name },
});
