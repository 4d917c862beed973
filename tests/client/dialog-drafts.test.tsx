import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SuggestEdit } from '../../client/features/community/history/SuggestEdit.tsx';
import { ReportPost } from '../../client/features/community/reporting/ReportPost.tsx';
import { ReasonDialog } from '../../client/features/moderation/acts/ReasonDialog.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, show, text, type, until } from './page.tsx';

vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(clearPage);

const field = (name: string) => find('field', name) as HTMLInputElement;
const isThere = (name: string) => until(() => all('field').length > 0 && text().includes(name));

test('a suggested edit that was left is there again, whole, and saved against the version that it began from', async () => {
  const requests = serveGraph({
    suggestEdit: () => ({ __typename: 'Suggestion', id: 's', status: 'PENDING' }),
  });
  const open = (version: number) =>
    show(
      <ApolloProvider client={openGraph()}>
        <SuggestEdit
          post={{ id: 'q', title: 'The title', body: 'What stands there.', version }}
          onClose={() => {}}
        />
      </ApolloProvider>,
    );
  await open(1);
  await isThere('Why? (optional)');
  await until(() => all('field').length === 3);
  await type(field('Title'), 'A better title');
  await type(field('Text'), 'What should stand there.');
  await type(field('Why? (optional)'), 'It was unclear.');
  await clearPage();

  await open(2);
  await until(() => all('field').length === 3 && field('Text').value === 'What should stand there.');
  expect([field('Title').value, field('Why? (optional)').value]).toEqual([
    'A better title',
    'It was unclear.',
  ]);
  await click(find('button', 'Send suggestion'));
  await until(() => requests.some(({ name }) => name === 'SuggestEdit'));
  expect(requests.find(({ name }) => name === 'SuggestEdit')!.variables['input']).toEqual({
    postId: 'q',
    title: 'A better title',
    body: 'What should stand there.',
    comment: 'It was unclear.',
    expectedVersion: 1,
  });
  await until(() => localStorage.getItem('lemma-draft:suggest:q:title') === null);
  expect(localStorage.getItem('lemma-draft:suggest:q:why')).toBeNull();
});

test('a report that was left by Escape is there again, and none of it once it was sent', async () => {
  serveGraph({
    reportPost: () => ({ __typename: 'FiledReport', isNew: true, report: { id: 'r', status: 'OPEN' } }),
  });
  await show(
    <ApolloProvider client={openGraph()}>
      <ReportPost targetId="a" kind="answer" authorId="ben" />
    </ApolloProvider>,
  );
  const open = async () => {
    await click(find('button', 'Report'));
    await until(() => text().includes('Only moderators see'));
  };
  await open();
  await click(find('radio', 'It is rude or insulting'));
  const note = () => all('field')[0] as HTMLTextAreaElement;
  await type(note(), 'The second line of it.');
  await click(find('button', 'Close'));
  await until(() => !text().includes('Only moderators see'));

  await open();
  expect(note().value).toBe('The second line of it.');
  expect((find('radio', 'It is rude or insulting') as HTMLInputElement).checked).toBe(true);
  await click(all('button').findLast((button) => button.textContent === 'Report')!);
  await until(() => text().includes('A moderator will look at it'));
  await clearPage();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lemma-draft:report:'))).toEqual([]);
});

test('the reason of a decision is kept for that decision alone, until it is made', async () => {
  let isDone = false;
  const open = (draftKey: string) =>
    show(
      <ReasonDialog
        draftKey={draftKey}
        title="Uphold"
        refusal={null}
        onSend={async () => isDone}
        onClose={() => {}}
      >
        What comes of it
      </ReasonDialog>,
    );
  const reason = () => all('field')[0] as HTMLTextAreaElement;
  await open('case:1:uphold');
  await type(reason(), 'It advertises a shop.');
  await click(find('button', 'Confirm'));
  await clearPage();
  await open('case:2:uphold');
  expect(reason().value).toBe('');
  await clearPage();
  await open('case:1:uphold');
  expect(reason().value).toBe('It advertises a shop.');
  isDone = true;
  await click(find('button', 'Confirm'));
  await clearPage();
  await open('case:1:uphold');
  expect(reason().value).toBe('');
});
