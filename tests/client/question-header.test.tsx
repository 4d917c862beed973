import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { QuestionHeader } from '../../client/features/community/question/QuestionHeader.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { all, show, text } from './page.tsx';

afterEach(clearPage);

const words = (en: string, zh: string) => ({ __typename: 'BilingualText', en, zh });
const topic = {
  __typename: 'Topic',
  id: 't',
  slug: 'complex-roots',
  title: words('Complex numbers', '复数'),
};
const paper = { __typename: 'Paper', id: 'p', code: 'p3', title: words('Pure 3', '纯数 3'), topics: [topic] };
const question = {
  subjectCode: '9709',
  paper: 'p3',
  topicSlug: 'complex-roots',
  tags: ['9709', 'complex-numbers', '复数', 'complex-roots', 'loci'],
  language: 'EN',
  title: 'Least $|z|$?',
  titlePage: null,
  createdAt: '2026-11-26T10:00:00.000Z',
  viewCount: 1,
  editedAt: null,
  acceptedAnswerId: null,
};

test('of tags that say what the topic says already, in either language, none stands beside it', async () => {
  serveGraph({
    subject: () => ({
      __typename: 'Subject',
      id: 's',
      code: '9709',
      name: words('Mathematics', '数学'),
      papers: [paper],
    }),
  });
  await show(
    <MemoryRouter>
      <ApolloProvider client={openGraph()}>
        <QuestionHeader question={question as never} />
      </ApolloProvider>
    </MemoryRouter>,
  );
  await expect.poll(text).toContain('Complex numbers');
  expect(all('link').map((link) => link.textContent)).toEqual(['9709 Mathematics', 'loci']);
});
