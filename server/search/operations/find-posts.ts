import type { Context } from '../../core/context.ts';
import { searchAnswers } from '../../community/answers/operations/search-answers.ts';
import { searchPeople } from '../../community/profiles/search-people.ts';
import type { QuestionFilter } from '../../community/questions/operations/filter.ts';
import { searchQuestions } from '../../community/questions/operations/search-questions.ts';
import type { Answer, Question, User } from '../../database/client/client.ts';
import { highlight } from '../../text/highlight.ts';
import { excerpt } from '../../text/markdown/plain-text.ts';
import { storedOf } from '../../text/markdown/stored.ts';
import { EXACT } from '../rules.ts';
import { isSameTitle } from '../titles.ts';
import { type Match, NOT_OF_PEOPLE, PLAIN } from './match.ts';

export interface Wanted {
  text: string;
  filter: QuestionFilter;
  limit: number;
}

const EXCERPT = 160;
/** The place of the best of them among topics and cards, and how much each next one falls behind. */
const BEST = { question: 0.6, answer: 0.45, person: 0.5 };
const STEP = 0.02;
const scoreOf = (kind: keyof typeof BEST, i: number, title: string, text: string) =>
  (isSameTitle(title, text) ? EXACT : 0) + BEST[kind] - i * STEP;

const RENDERING = { select: { renderer: true, excerpt: true, text: true } };

export async function findQuestions(ctx: Context, { text, filter, limit }: Wanted): Promise<Match[]> {
  const { edges } = await searchQuestions(
    ctx,
    { query: text, filter, first: limit },
    { include: { subject: true, rendering: RENDERING } },
  );
  return edges.map(({ node }, i) => {
    const row = node as Question & Placed;
    return {
      ...PLAIN,
      ...aboutQuestion(row),
      ...writtenIn(row, text),
      id: row.id,
      kind: 'QUESTION',
      path: `/community/question/${row.id}`,
      questionId: row.id,
      answerCount: row.answerCount,
      isSolved: row.acceptedAnswerId !== null,
      score: scoreOf('question', i, row.title, text),
    };
  });
}

export async function findAnswers(ctx: Context, { text, filter, limit }: Wanted): Promise<Match[]> {
  const answers = await searchAnswers(
    ctx,
    { query: text, filter, limit },
    { include: { rendering: RENDERING, question: { include: { subject: true } } } },
  );
  return answers.map((answer, i) => {
    const { question, ...row } = answer as Answer &
      Pick<Placed, 'rendering'> & { question: Question & Placed };
    return {
      ...PLAIN,
      ...aboutQuestion(question),
      ...writtenIn(row, text),
      id: row.id,
      kind: 'ANSWER',
      path: `/community/question/${question.id}#answer-${row.id}`,
      questionId: question.id,
      isSolved: row.accepted,
      score: BEST.answer - i * STEP,
    };
  });
}

export async function findPeople(
  ctx: Context,
  { text, limit, guess }: Pick<Wanted, 'text' | 'limit'> & { guess: boolean },
): Promise<Match[]> {
  const people = await searchPeople(ctx, { query: text, limit, guess });
  return people.map((person, i) => ({
    ...aboutPerson(person),
    score: scoreOf('person', i, person.name, text),
  }));
}

interface Placed {
  subject: { nameEn: string; nameZh: string };
  rendering: { renderer: number; excerpt: string; text: string } | null;
}

/** Questions are in the language of whoever asked. */
function aboutQuestion({ title, language, subjectCode, subject, paper }: Question & Placed) {
  return {
    title: { en: title, zh: title },
    language,
    subjectCode,
    subject: { en: subject.nameEn, zh: subject.nameZh },
    paper,
    paperTitle: null,
  };
}

function writtenIn({ rendering, body }: Pick<Placed, 'rendering'> & { body: string }, query: string) {
  const beginning = excerpt(storedOf('excerpt', rendering, body), EXCERPT);
  return {
    description: { en: beginning, zh: beginning },
    searchableText: body,
    highlights: highlight(storedOf('text', rendering, body), query),
  };
}

function aboutPerson({ id, name, bio, avatarUrl, reputation }: User): Omit<Match, 'score'> {
  const said = excerpt(bio.replaceAll(/\s+/g, ' ').trim(), EXCERPT);
  return {
    ...PLAIN,
    ...NOT_OF_PEOPLE,
    id,
    kind: 'PERSON',
    title: { en: name, zh: name },
    description: { en: said, zh: said },
    path: `/profile/${id}`,
    searchableText: name,
    avatarUrl,
    reputation,
  };
}
