import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useConversation } from '../../client/features/chat/ask-ai/use-conversation.ts';
import { useStudyPlan } from '../../client/features/chat/tutoring/use-study-plan.ts';
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
