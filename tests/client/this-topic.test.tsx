import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SimilarRail } from '../../client/features/community/question/SimilarRail.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { recordStudy } from '../../client/lib/progress/progress.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { show, text } from './page.tsx';

afterEach(clearPage);

const words = (en: string, zh: string) => ({ __typename: 'BilingualText', en, zh });
const question = (topicId: string) => ({
  __typename: 'Question',
  id: 'q',
  topic: {
    __typename: 'Topic',
    id: topicId,
    slug: 'parts',
    paperCode: 'p3',
    title: words('Integration by parts', '分部积分法'),
    summary: words('Two factors, one of them differentiated.', '两个因式，其中一个求导。'),
    subject: { __typename: 'Subject', id: 's', slug: 'mathematics', code: '9709' },
    paper: { __typename: 'Paper', id: 'p', code: 'p3', marks: 75, title: words('Pure 3', '纯数 3') },
  },
  duplicates: { __typename: 'QuestionConnection', nodes: [] },
  similar: [],
});

test.each([
  ['a topic that was not begun', null, 'Not started'],
  ['one that was read', { completed: false, mastery: 0 }, 'Begun, not completed'],
  ['one that was completed', { completed: true, mastery: 62 }, 'Mastery 31%'],
])(
  'beside a question stands %s, as the device knows it, with the way to it and to its questions',
  async (_name, known, line) => {
    const topicId = `9709-p3-${line}`;
    if (known)
      await recordStudy({
        topicId,
        kind: known.completed ? 'COMPLETED' : 'TIME',
        ...(known.completed && { score: known.mastery }),
      });
    serveGraph({ question: () => question(topicId) });
    await show(
      <MemoryRouter>
        <ApolloProvider client={openGraph()}>
          <Suspense>
            <SimilarRail id="q" />
          </Suspense>
        </ApolloProvider>
      </MemoryRouter>,
    );
    await expect.poll(text).toContain(line);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/topic/mathematics/p3/parts', '/community/9709?paper=p3&topic=parts']);
  },
);
