import { expect, test } from 'vitest';
import { Figures } from '../../client/features/standing/reputation/Figures.tsx';
import { show, text } from './page.tsx';

const standing = (held: boolean) => ({
  __typename: 'Reputation' as const,
  userId: 'me',
  current: 8,
  today: 0,
  todayFromVotes: 0,
  dailyCap: 200,
  rank: null,
  thisWeek: 0,
  bestWeek: 0,
  nextPrivilege: {
    __typename: 'Privilege' as const,
    required: 10,
    held,
    title: { __typename: 'BilingualText' as const, en: 'Post many links', zh: '发布多个链接' },
  },
  days: [],
});

test.for([
  [true, '“Post many links” is open to you already; 2 more and it is yours for good.'],
  [false, '2 more until “Post many links”'],
] as const)('what comes next is not said to be out of reach where one has it: %s', async ([held, said]) => {
  await show(<Figures reputation={standing(held)} isOwn />);
  expect(text()).toContain(said);
});
