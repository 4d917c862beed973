import { act } from 'react';
import type { Subscriber } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, press, submit, text, type, until, visit } from './page.tsx';
import { person } from './post-data.ts';

const followed = vi.hoisted(() => [] as Subscriber<{ data: unknown }>[]);
vi.mock('../../client/lib/graph/live-link.ts', async () => {
  const { ApolloLink } = await import('@apollo/client/link');
  const { Observable } = await import('rxjs');
  return {
    liveLink: new ApolloLink(() => new Observable((reader) => void followed.push(reader as never))),
  };
});
const session = vi.hoisted(() => ({ user: null as null | { id: string; email: string; name: string } }));
vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => session.user,
  currentUser: () => session.user,
}));

const at = '2030-01-02T00:00:00.000Z';
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };

beforeEach(async () => {
  session.user = { id: 'me', email: 'me@example.org', name: 'Me' };
  followed.length = 0;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await graph.clearStore();
});

const invalid = (message: string) => ({
  __typename: 'Invalid',
  code: 'VALIDATION_FAILED',
  message: 'Not so.',
  fields: [{ field: 'reason', code: 'REQUIRED', message }],
});

describe('a suggested edit', () => {
  const suggestion = (more: object = {}) => ({
    __typename: 'Suggestion',
    id: 's',
    status: 'PENDING',
    comment: 'A letter was missing.',
    reason: null,
    createdAt: at,
    isOutdated: false,
    canDecide: true,
    author: person('ben'),
    question: { id: 'q', title: 'Why is $x$ so?' },
    answer: null,
    difference: {
      title: [],
      body: [
        { change: 'REMOVED', text: 'rots' },
        { change: 'ADDED', text: 'roots' },
      ],
      tagsAdded: [],
      tagsRemoved: [],
    },
    ...more,
  });
  const serve = (one: object, decided: () => object = () => suggestion()) =>
    serveGraph({
      suggestions: ({ mine }: { mine?: boolean }) => ({
        edges: mine ? [] : [{ cursor: '', node: one }],
        pageInfo,
      }),
      decideSuggestion: decided,
    } as never);

  test('shows what it takes out and puts in, and is decided once, with the reason kept where that is refused', async () => {
    let answer: object = invalid('A reason is needed to reject.');
    serve(suggestion(), () => answer);
    await visit('/review/edits');
    await until(() => text().includes('A letter was missing.'));
    expect(document.querySelector('del')!.textContent).toBe('removed: rots');
    expect(document.querySelector('ins')!.textContent).toBe('added: roots');
    await type(find('field', 'Reason (needed to reject)'), 'No.');
    await click(find('button', 'Reject'));
    await until(() => text().includes('A reason is needed to reject.'));
    expect((find('field', 'Reason (needed to reject)') as HTMLInputElement).value).toBe('No.');
    answer = suggestion({ status: 'REJECTED', reason: 'It was right before.', canDecide: false });
    await click(find('button', 'Reject'));
    await until(() => text().includes('It was right before.'));
    expect(all('button').some(({ textContent }) => textContent === 'Accept')).toBe(false);
  });

  test('shows its formulas set, the old one and the new one, and on demand as they were typed', async () => {
    const body = [
      { change: 'SAME', text: 'For $5 we have $x^2$ and ' },
      { change: 'REMOVED', text: '$\\sqrt{2}$' },
      { change: 'ADDED', text: '$$\\sqrt{3}$$' },
    ];
    serve(suggestion({ difference: { title: [], body, tagsAdded: [], tagsRemoved: [] } }));
    await visit('/review/edits');
    await until(() => document.querySelector('ins [data-tex]'));
    const formulas = (place: string) =>
      [...document.querySelectorAll<HTMLElement>(`${place} [data-tex]`)].map(({ dataset }) => dataset['tex']);
    expect(formulas('del')).toEqual(['\\sqrt{2}']);
    expect(formulas('ins')).toEqual(['\\sqrt{3}']);
    expect(formulas('article')).toEqual(['x', 'x^2', '\\sqrt{2}', '\\sqrt{3}']);
    await click(find('button', 'Show the source'));
    expect(formulas('article')).toEqual(['x']);
    expect(text()).toContain('For $5 we have $x^2$ and removed: $\\sqrt{2}$added: $$\\sqrt{3}$$');
    find('button', 'Show the formulas');
  });

  test('sets a hundred formulas, those that changed first, and shows the others as they were typed', async () => {
    const body = [
      { change: 'SAME', text: Array.from({ length: 120 }, (_, i) => `$a_{${i}}$`).join(' ') },
      { change: 'ADDED', text: ' $b$' },
    ];
    serve(suggestion({ difference: { title: [], body, tagsAdded: [], tagsRemoved: [] } }));
    await visit('/review/edits');
    await until(() => document.querySelector('ins [data-tex]'));
    expect(document.querySelectorAll('article [data-tex]')).toHaveLength(101);
    expect(text()).toContain('$a_{119}$');
    expect(text()).not.toContain('$a_{98}$');
  });

  test('of a post that changed since is only rejected, and one’s own is not decided', async () => {
    serve(suggestion({ isOutdated: true }));
    await visit('/review/edits');
    await until(() => text().includes('this edit can only be rejected'));
    expect(all('button').some(({ textContent }) => textContent === 'Accept')).toBe(false);
    find('button', 'Reject');
  });

  test('that could not be sent is said to be so', async () => {
    serveGraph(
      {
        suggestions: ({ mine }: { mine?: boolean }) => ({
          edges: mine ? [] : [{ cursor: '', node: suggestion() }],
          pageInfo,
        }),
      } as never,
      (name) => (name === 'DecideSuggestion' ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
    );
    await visit('/review/edits');
    await until(() => text().includes('A letter was missing.'));
    await click(find('button', 'Accept'));
    await until(() => text().includes('This could not be sent. Try again.'));
  });

  test('is not shown to a guest, who is asked to sign in', async () => {
    session.user = null;
    const asked = serve(suggestion());
    await visit('/review/edits');
    await until(() => text().includes('Sign in to review edits'));
    expect(asked.some(({ name }) => name === 'ReviewPage')).toBe(false);
  });
});

describe('the queue of moderation', () => {
  const report = {
    id: 'r',
    reason: 'SPAM',
    text: 'It links to a shop.',
    weight: 1,
    duplicateOfId: null,
    createdAt: at,
    reporter: { id: 'cy', name: 'Cy' },
  };
  const one = (more: object = {}) => ({
    __typename: 'ModerationCase',
    id: 'c',
    cause: 'REPORTS',
    status: 'OPEN',
    weight: 1,
    reportCount: 1,
    targetKind: 'QUESTION',
    targetId: 'q',
    questionId: 'q',
    title: 'Cheap pens',
    questionStatus: 'OPEN',
    text: 'At my shop.',
    textPage: null,
    language: 'EN',
    author: { id: 'ben', name: 'Ben' },
    hiddenAt: null,
    isDeleted: false,
    decider: null,
    reason: null,
    createdAt: at,
    dueAt: at,
    decidedAt: null,
    reports: { nodes: [report] },
    ...more,
  });
  const serve = (role: string, cases: () => object[], more: object = {}) =>
    serveGraph({
      viewer: { id: 'me', role },
      moderationCases: () => ({ nodes: cases(), pageInfo }),
      moderationCounts: () => ({ open: cases().length, inReview: 0 }),
      subjects: [],
      ...more,
    } as never);

  test('is walked by keys, and keeps the reason where a decision is refused', async () => {
    serve('MODERATOR', () => [one()], {
      decideCase: () => invalid('The reason needs at least 10 characters.'),
    });
    await visit('/moderation');
    await until(() => text().includes('It links to a shop.'));
    await press('j');
    await press('u');
    await until(() => all('dialog').length > 0);
    const reason = () => document.querySelector('[role="dialog"] textarea') as HTMLTextAreaElement;
    await type(reason(), 'Too short');
    await click(all('button').findLast(({ textContent }) => textContent === 'Confirm')!);
    await until(() => text().includes('The reason needs at least 10 characters.'));
    expect(reason().value).toBe('Too short');
  });

  test.each([
    [null, 'It is hidden now', 'stays as it is'],
    [at, 'It stays hidden', 'everybody sees it again'],
  ])('says what a decision does to a post hidden at %s', async (hiddenAt, upheld, declined) => {
    serve('MODERATOR', () => [one({ hiddenAt })]);
    await visit('/moderation');
    await until(() => text().includes('It links to a shop.'));
    await click(find('button', 'Uphold'));
    await until(() => text().includes(upheld));
    await click(all('button').findLast(({ textContent }) => textContent === 'Cancel')!);
    await click(find('button', 'Decline'));
    await until(() => text().includes(declined));
  });

  test('shows at once that a case is taken', async () => {
    serve('MODERATOR', () => [one()], { takeCase: () => new Promise(() => {}) });
    await visit('/moderation');
    await until(() => text().includes('It links to a shop.'));
    await click(find('button', 'Take'));
    await until(() => all('button').some(({ textContent }) => textContent === 'Give back'));
  });

  test('offers to show again what was hidden', async () => {
    serve('MODERATOR', () => [one()], { setHidden: { __typename: 'Moderated', targetId: 'q' } });
    await visit('/moderation');
    await until(() => text().includes('It links to a shop.'));
    await click(find('button', 'Hide it'));
    await until(() => all('dialog').length > 0);
    await type(document.querySelector('[role="dialog"] textarea') as HTMLTextAreaElement, 'It is a shop.');
    await click(all('button').findLast(({ textContent }) => textContent === 'Confirm')!);
    await until(() => all('button').some(({ textContent }) => textContent === 'Show it'));
  });

  test('closes a question as a duplicate of what its shared address names', async () => {
    const asked = serve('MODERATOR', () => [one()], {
      closeQuestion: { __typename: 'Question', id: 'q', status: 'CLOSED' },
    });
    await visit('/moderation');
    await until(() => text().includes('It links to a shop.'));
    await click(find('button', 'Close the question'));
    await until(() => all('dialog').length > 0);
    await type(
      find('field', /Link to the question/) as HTMLInputElement,
      'https://lemma.test/community/question/q-1?shared=me',
    );
    await submit(document.querySelector<HTMLFormElement>('[role="dialog"] form')!);
    await until(() => asked.some(({ name }) => name === 'CloseFromQueue'));
    expect(asked.find(({ name }) => name === 'CloseFromQueue')!.variables).toMatchObject({
      reason: 'DUPLICATE',
      duplicateOfId: 'q-1',
    });
  });

  test('says what has arrived, and shows it when its reader wants it to', async () => {
    let cases: object[] = [];
    serve('MODERATOR', () => cases);
    await visit('/moderation');
    await until(() => text().includes('Nothing waits here'));
    await until(() => followed.length > 0);
    cases = [one()];
    await act(async () => {
      for (const reader of followed)
        reader.next({
          data: { moderationChanged: { __typename: 'ModerationCounts', open: 1, inReview: 0 } },
        });
    });
    await click(find('button', 'Show 1 new case'));
    await until(() => text().includes('It links to a shop.'));
  });

  test('one’s own post is for another moderator, and a student is not let in', async () => {
    serve('MODERATOR', () => [one({ author: { id: 'me', name: 'Me' } })]);
    await visit('/moderation');
    await until(() => text().includes('another moderator decides'));
    expect(all('button').some(({ textContent }) => textContent === 'Uphold')).toBe(false);
  });

  test('nobody but staff is let in', async () => {
    const asked = serve('STUDENT', () => [one()]);
    await visit('/moderation');
    await until(() => text().includes('This page is for staff'));
    expect(asked.some(({ name }) => name === 'ModerationQueue')).toBe(false);
  });

  test('a moderator reads that the audit is for admins', async () => {
    serve('MODERATOR', () => [one()]);
    await visit('/moderation/audit');
    await until(() => text().includes('This page is for admins'));
  });
});
