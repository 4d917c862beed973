import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReportPost } from '../../client/features/community/reporting/ReportPost.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { serveGraph } from './graph-server.ts';
import { clearPage } from './clear-page.ts';
import { all, click, find, show, text, type, until } from './page.tsx';

vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

afterEach(clearPage);

const shown = (authorId: string, kind: 'answer' | 'question' = 'answer') =>
  show(
    <ApolloProvider client={openGraph()}>
      <ReportPost targetId="a" kind={kind} authorId={authorId} />
    </ApolloProvider>,
  );

test('a report asks what is wrong, says why it was refused, and thanks for it', async () => {
  let refused = true;
  const operations = serveGraph({
    reportPost: () =>
      refused
        ? { __typename: 'NotAllowed', code: 'NOT_ALLOWED', message: 'Not now.', fields: [], required: null }
        : { __typename: 'FiledReport', isNew: true, report: { id: 'r', status: 'OPEN' } },
  });
  await shown('ben');
  await click(find('button', 'Report'));
  await until(() => text().includes('What is wrong with it?'));
  await click(find('radio', 'It is rude or insulting'));
  await click(all('button').findLast((button) => button.textContent === 'Report')!);
  await until(() => text().includes('Not now.'));
  refused = false;
  await click(all('button').findLast((button) => button.textContent === 'Report')!);
  await until(() => text().includes('A moderator will look at it'));
  expect(operations.map(({ variables }) => variables['input'])).toMatchObject([
    { targetId: 'a', reason: 'RUDE' },
    { targetId: 'a', reason: 'RUDE' },
  ]);
});

test.each([
  'https://lemma.test/community/question/q-1?shared=me',
  'https://lemma.test/zh/community/question/q-1#answer-a',
  '/community/question/q-1/',
  ' q-1 ',
])('a duplicate is named by the address %s', async (address) => {
  const operations = serveGraph({
    reportPost: { __typename: 'FiledReport', isNew: true, report: { id: 'r', status: 'OPEN' } },
  } as never);
  await shown('ben', 'question');
  await click(find('button', 'Report'));
  await until(() => text().includes('What is wrong with it?'));
  await click(find('radio', /asked before/));
  await type(find('field', /Link to the question/) as HTMLInputElement, address);
  await click(all('button').findLast((button) => button.textContent === 'Report')!);
  await until(() => text().includes('A moderator will look at it'));
  expect(operations.at(-1)!.variables['input']).toMatchObject({ duplicateOfId: 'q-1' });
});

test('one’s own is not reported', async () => {
  await shown('me');
  expect(text()).not.toContain('Report');
});
