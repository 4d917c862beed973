import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AnswerForm } from '../../client/features/community/answers/AnswerForm.tsx';
import { EditAnswer } from '../../client/features/community/editing/EditAnswer.tsx';
import { useDraftField } from '../../client/lib/device/use-draft-field.ts';
import { addToDraft, keepDraft, readDraft } from '../../client/lib/device/drafts.ts';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, show, text, type, until } from './page.tsx';
import { answerData } from './post-data.ts';

vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const field = () => find('field', 'Your answer') as HTMLTextAreaElement;
const isThere = () => all('field').length > 0;
const draft = (key: string) => localStorage.getItem(`lemma-draft:${key}`);
const inputs = (requests: { name: string; variables: Record<string, unknown> }[], mutation: string) =>
  requests.flatMap(({ name, variables }) =>
    name === mutation ? [variables['input'] as Record<string, unknown>] : [],
  );

describe('an answer that is being written', () => {
  test('is kept while it cannot be sent, sent again under the same key, and is no draft once it is posted', async () => {
    let isLost = true;
    const requests = serveGraph({
      postAnswer() {
        if (isLost) throw new Error('lost');
        return answerData('a');
      },
    });
    await show(
      <ApolloProvider client={openGraph()}>
        <AnswerForm questionId="q" answered={false} />
      </ApolloProvider>,
    );
    await until(isThere);
    const post = () => click(find('button', 'Post answer'));

    await type(field(), 'Because it is.');
    await post();
    await until(() => text().includes('Your answer could not be sent. It is saved here; try again.'));
    expect([field().value, draft('answer-to:q')]).toEqual(['Because it is.', 'Because it is.']);
    isLost = false;
    await post();
    await until(() => field().value === '');
    expect(draft('answer-to:q')).toBeNull();
    await type(field(), 'And for another reason.');
    await post();
    await until(() => inputs(requests, 'PostAnswer').length === 3);

    const keys = inputs(requests, 'PostAnswer').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test('that nothing is saved yet is said while a first save gets no answer, where the browser keeps nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem() {},
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  serveGraph({}, () => new Promise<Response>(() => {}));
  await show(
    <ApolloProvider client={openGraph()}>
      <AnswerForm questionId="q" answered={false} />
    </ApolloProvider>,
  );
  await until(isThere);
  await type(field(), 'Because it is.');
  await until(() => text().includes('Not saved yet: your browser cannot keep this'));
});

describe('an edit that was not saved', () => {
  const open = async (answer: { id: string; body: string; version: number }, onDone = () => {}) => {
    await show(
      <ApolloProvider client={openGraph()}>
        <EditAnswer answer={answer} onDone={onDone} />
      </ApolloProvider>,
    );
    await until(isThere);
  };

  test('is restored, and saved against the version that it began from', async () => {
    const requests = serveGraph({ editAnswer: () => answerData('a', { version: 4 }) });
    await open({ id: 'a', body: 'What stood there.', version: 1 });
    await type(field(), 'What I make of it.');
    await clearPage();

    const onDone = vi.fn();
    await open({ id: 'a', body: 'What others made of it.', version: 3 }, onDone);
    await until(() => field().value === 'What I make of it.');
    await click(find('button', 'Save'));
    await until(() => onDone.mock.calls.length === 1);
    expect(inputs(requests, 'EditAnswer')).toEqual([
      { id: 'a', body: 'What I make of it.', expectedVersion: 1 },
    ]);
    await clearPage();
    expect([draft('answer:a'), draft('version-of:answer:a')]).toEqual([null, null]);
  });

  test('shows a conflicting version, and overwrites it only once that was seen', async () => {
    const theirs = answerData('a', { version: 2, body: 'What others made of it.' });
    const requests = serveGraph({
      editAnswer: ({ input }: { input: { expectedVersion: number } }) =>
        input.expectedVersion === 2
          ? answerData('a', { version: 3 })
          : { __typename: 'Conflict', code: 'EDIT_CONFLICT', message: 'Somebody was faster.', fields: [] },
      answer: () => theirs,
    });
    const onDone = vi.fn();
    await open({ id: 'a', body: 'What stood there.', version: 1 }, onDone);
    await type(field(), 'What I make of it.');
    await click(find('button', 'Save'));
    await until(() => text().includes('What others made of it.'));
    expect(onDone).not.toHaveBeenCalled();

    await click(find('button', 'Overwrite with mine'));
    await until(() => onDone.mock.calls.length === 1);
    expect(inputs(requests, 'EditAnswer').map(({ expectedVersion }) => expectedVersion)).toEqual([1, 2]);
  });

  test('says at the field what is wrong with it', async () => {
    const wrong = { field: 'body', message: 'The answer needs at least 6 characters.' };
    serveGraph({
      editAnswer: () => ({
        __typename: 'Invalid',
        code: 'VALIDATION_FAILED',
        message: wrong.message,
        fields: [wrong],
      }),
    });
    await open({ id: 'a', body: 'What stood there.', version: 1 });
    await type(field(), 'So.');
    await click(find('button', 'Save'));
    await until(() => text().includes(wrong.message));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  test('of a single line is restored too, and dropped when it equals the saved text', async () => {
    function Title({ there }: { there: string }) {
      const { text: value, setText } = useDraftField('title:q', there);
      return <input aria-label="Title" value={value} onChange={(event) => setText(event.target.value)} />;
    }
    const title = () => find('field', 'Title') as HTMLInputElement;
    await show(<Title there="The first title" />);
    expect(draft('title:q')).toBeNull();
    await type(title(), 'The second title');
    await clearPage();
    await show(<Title there="The first title" />);
    expect(title().value).toBe('The second title');
    await type(title(), 'The first title');
    expect(draft('title:q')).toBeNull();
  });
});

test('what a search hands to the tutor stands below a message that was begun', () => {
  keepDraft('chat:page', 'Begun before.');
  addToDraft('chat:page', 'quadratics');
  addToDraft('chat:page', 'quadratics');
  expect(readDraft('chat:page')).toBe('Begun before.\n\nquadratics');
});
