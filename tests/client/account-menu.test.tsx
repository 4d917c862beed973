import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountMenu } from '../../client/app/account/AccountMenu.tsx';
import { graph } from '../../client/app/graph/apollo-client.ts';
import type { Language } from '../../client/app/preferences/language.tsx';
import { serveGraph } from './graph-server.ts';
import { all, find, show, text, until } from './page.tsx';

const ADA = { id: 'ada', email: 'ada@example.org', name: 'Ada Lovelace' };

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await graph.clearStore();
});

const opened = (language?: Language) =>
  show(
    <MemoryRouter>
      <AccountMenu user={ADA} anchor={{ current: null }} open onOpenChange={() => {}} />
    </MemoryRouter>,
    language,
  );

describe('the account menu', () => {
  test('says how much reputation the reader has by now', async () => {
    serveGraph({ viewer: () => ({ id: 'ada', reputation: 1234 }) });
    await opened();
    await until(() => text().includes('1,234 reputation'));
  });

  test('says it in Chinese', async () => {
    serveGraph({ viewer: () => ({ id: 'ada', reputation: 10 }) });
    await opened('zh');
    await until(() => text().includes('声望 10'));
  });

  test('stays whole where the reputation cannot be fetched: the failure is only logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serveGraph({}, () => new Response('no', { status: 500 }));
    await opened();
    await until(() =>
      warned.mock.calls.some(([message]) => message === 'The reputation could not be fetched.'),
    );
    find('menuitem', 'Reputation and badges');
    find('menuitem', 'Sign out');
    expect(text()).toContain('Ada Lovelace');
    expect(text()).not.toContain('could not be');
    expect(all('button')).toEqual([]);
  });
});
