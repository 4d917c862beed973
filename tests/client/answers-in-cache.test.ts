import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { addAnswer, removeAnswer } from '../../client/features/community/answers/answers-in-cache.ts';

const QUESTION = gql`
  fragment Counted on Question {
    answerCount
    acceptedAnswerId
    answers {
      edges {
        cursor
        node {
          id
        }
      }
    }
  }
`;

test('an answer counts once, whether the event of it or the reply to its author comes first', () => {
  const cache = new InMemoryCache();
  const id = cache.identify({ __typename: 'Question', id: 'q' })!;
  const data = {
    __typename: 'Question',
    answerCount: 0,
    acceptedAnswerId: 'two',
    answers: { __typename: 'QuestionAnswersConnection', edges: [] },
  };
  cache.writeFragment({ id, fragment: QUESTION, data });
  const expectAnswers = (count: number) =>
    expect(cache.extract()[id]).toMatchObject({ answerCount: count, answers: { edges: { length: count } } });

  addAnswer(cache, 'q', 'one', 1);
  addAnswer(cache, 'q', 'one');
  expectAnswers(1);
  addAnswer(cache, 'q', 'two');
  expectAnswers(2);
  addAnswer(cache, 'q', 'two', 2);
  expectAnswers(2);

  removeAnswer(cache, 'q', 'one', 1);
  removeAnswer(cache, 'q', 'one');
  expectAnswers(1);
  expect(cache.extract()[id]).toMatchObject({ acceptedAnswerId: 'two' });
  removeAnswer(cache, 'q', 'two');
  expectAnswers(0);
  expect(cache.extract()[id]).toMatchObject({ acceptedAnswerId: null });
});
