import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useConversation } from '../../client/features/chat/ask-ai/use-conversation.ts';
import { useStudyPlan } from '../../client/features/chat/tutoring/use-study-plan.ts';
import { useListFilters } from '../../client/features/community/list/use-list-filters.ts';
import { show } from './page.tsx';

test('a lesson that is started in the moment in which its goal is chosen keeps the goal', async () => {
  let page!: { plan: ReturnType<typeof useStudyPlan>; conversation: ReturnType<typeof useConversation> };
  let query = '';
  function Page() {
    page = { plan: useStudyPlan(), conversation: useConversation() };
    query = useLocation().search;
    return null;
  }
  await show(
    <MemoryRouter initialEntries={['/ai-tutoring?subject=9709']}>
      <Page />
    </MemoryRouter>,
  );
  await act(async () => {
    page.plan.choose({ goal: 'practise' });
    page.conversation.start();
  });
  expect(query).toBe('?subject=9709&goal=practise&conversation=new');

  await act(async () => page.conversation.leave());
  await act(async () => page.plan.choose({ goal: '' }));
  expect(query).toBe('?subject=9709&conversation=new');
});

test('two filters of a list that are chosen in one moment are both kept', async () => {
  let filters!: ReturnType<typeof useListFilters>;
  let query = '';
  function Page() {
    filters = useListFilters('9709');
    query = useLocation().search;
    return null;
  }
  await show(
    <MemoryRouter initialEntries={['/community/9709?after=x']}>
      <Page />
    </MemoryRouter>,
  );
  await act(async () => {
    filters.set({ paper: 'p1' });
    filters.set({ status: 'open' });
  });
  expect(query).toBe('?paper=p1&status=open');
  expect(filters.filter).toMatchObject({ paper: 'p1', status: 'OPEN' });
});
