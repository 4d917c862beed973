import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeSignIn, openSignIn, setAuthMode } from '../../client/lib/auth/sign-in-prompt.ts';
import { currentUser, signOut } from '../../client/lib/auth/session.ts';
import { accountsServer, ADA, refusal, sessionOf } from './accounts-server.ts';
import { all, click, find, press, submit, text, type, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  accountsServer(() => undefined);
  if (currentUser()) await act(() => signOut());
  await act(async () => {
    closeSignIn();
    setAuthMode('login');
  });
});

const dialog = () => all('dialog')[0];
const field = (label: string) => find('field', label);
const send = () => submit(dialog()!.querySelector('form')!);
const errorOf = (label: string) => {
  const described = field(label).getAttribute('aria-describedby');
  return described ? document.getElementById(described)?.textContent : undefined;
};
const alert = () => document.querySelector('[role="alert"]')?.textContent;

async function open(mode: 'login' | 'signup', language: 'en' | 'zh' = 'en') {
  await visit('/terms', language);
  await act(async () => openSignIn(mode));
  await until(() => dialog()?.querySelector('form'));
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await type(field(label), value);
}

const GOOD_LOGIN = { 'E-mail': 'ada@example.org', Password: 'Secret1' };
const GOOD_SIGNUP = {
  Name: 'Ada',
  'E-mail': 'ada@example.org',
  Password: 'Secret1',
  'Password again': 'Secret1',
};

describe('the dialog of accounts', () => {
  test('holds both forms and switches between them', async () => {
    await open('login');
    expect(dialog()!.querySelectorAll('input')).toHaveLength(2);
    await click(find('button', 'Create one'));
    expect(dialog()!.querySelectorAll('input')).toHaveLength(4);
    await click(
      [...dialog()!.querySelectorAll('button')].find((button) => button.textContent === 'Sign in')!,
    );
    expect(dialog()!.querySelectorAll('input')).toHaveLength(2);
  });

  test('opens the signup form on “Start for Free”', async () => {
    await visit('/terms');
    await click(find('button', 'Start for Free'));
    await until(() => dialog()?.textContent?.includes('Create your account'));
  });

  test.for([
    ['Escape', () => press('Escape')],
    ['its button', () => click(find('button', 'Close'))],
  ] as const)('closes by %s', async ([, close]) => {
    await open('login');
    await close();
    await until(() => !dialog());
  });

  test('cannot be closed while a request is under way', async () => {
    const held = Promise.withResolvers<void>();
    accountsServer(async () => {
      await held.promise;
      return refusal(400, 'invalid_credentials', 'Wrong.');
    });
    await open('login');
    await fill(GOOD_LOGIN);
    await send();

    await press('Escape');
    await click(find('button', 'Close'));
    expect(dialog()).toBeDefined();

    await act(async () => held.resolve());
    await until(alert);
    await press('Escape');
    await until(() => !dialog());
  });
});

describe('the mode of the dialog', () => {
  test('goes back to login 300 ms after closing, not before', async () => {
    await open('signup');
    vi.useFakeTimers();
    await act(async () => closeSignIn());
    await act(() => vi.advanceTimersByTimeAsync(299));
    await act(async () => openSignIn());
    expect(dialog()!.textContent).toContain('Create your account');

    await act(async () => closeSignIn());
    await act(() => vi.advanceTimersByTimeAsync(300));
    await act(async () => openSignIn());
    expect(dialog()!.textContent).toContain('No account yet?');
    vi.useRealTimers();
  });

  test('keeps name and e-mail when it is closed or switched, and clears the passwords', async () => {
    await open('signup');
    await fill(GOOD_SIGNUP);
    await press('Escape');
    await until(() => !dialog());
    await act(async () => openSignIn('login'));
    await until(() => dialog()?.querySelector('form'));
    const written = () => [...dialog()!.querySelectorAll('input')].map(({ value }) => value);
    expect(written()).toEqual(['ada@example.org', '']);
    await click(find('button', 'Create one'));
    expect(written()).toEqual(['Ada', 'ada@example.org', '', '']);
  });

  test('stays when the dialog is opened again in time', async () => {
    await open('signup');
    vi.useFakeTimers();
    await act(async () => closeSignIn());
    await act(() => vi.advanceTimersByTimeAsync(200));
    await act(async () => openSignIn());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(dialog()!.textContent).toContain('Create your account');
    vi.useRealTimers();
  });
});

describe('the login form', () => {
  test.for([
    ['E-mail', '', 'Please enter your e-mail address'],
    ['E-mail', 'ada@example', 'Please enter a valid e-mail address'],
    ['Password', '', 'Please enter your password'],
    ['Password', 'Abc12', 'The password needs at least 6 characters'],
  ] as const)('says what is wrong with a field: %s "%s"', async ([label, value, message]) => {
    await open('login');
    await fill({ ...GOOD_LOGIN, [label]: value });
    await send();
    expect(errorOf(label)).toBe(message);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  test('complains in Chinese to readers of Chinese', async () => {
    await open('login', 'zh');
    await send();
    expect([errorOf('邮箱'), errorOf('密码')]).toEqual(['请输入邮箱地址', '请输入密码']);
    await fill({ 邮箱: 'ada', 密码: 'abc' });
    await send();
    expect([errorOf('邮箱'), errorOf('密码')]).toEqual(['请输入有效的邮箱地址', '密码至少需要 6 个字符']);
  });

  test('drops an error when its field is edited, and keeps the others', async () => {
    await open('login');
    await send();
    await fill({ 'E-mail': 'a' });
    expect([errorOf('E-mail'), errorOf('Password')]).toEqual([undefined, 'Please enter your password']);
  });

  test('signs in, closes and stays on the page', async () => {
    const calls = accountsServer(() => ({ body: sessionOf(ADA) }));
    await open('login');
    await fill(GOOD_LOGIN);
    await send();
    await until(() => !dialog());
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/token?grant_type=password',
      body: { email: 'ada@example.org', password: 'Secret1' },
    });
    await until(() => all('button').some((button) => button.getAttribute('aria-label') === 'Account menu'));
    expect(document.querySelector('header')!.textContent).not.toContain('Login');
  });

  test('shows the server’s own sentence when refused, and logs it', async () => {
    accountsServer(() => refusal(400, 'invalid_credentials', 'E-mail or password is wrong.'));
    await open('login');
    await fill(GOOD_LOGIN);
    await send();
    await until(alert);
    expect(alert()).toBe('E-mail or password is wrong.');
    expect(console.error).toHaveBeenCalledWith(
      'Accounts:',
      expect.objectContaining({ code: 'invalid_credentials' }),
    );
  });

  test('shows a sentence of its own when the server gave none', async () => {
    accountsServer(() => Promise.reject(new TypeError('Failed to fetch')));
    await open('login');
    await fill(GOOD_LOGIN);
    await send();
    await until(alert);
    expect(alert()).toBe('Login failed. Please try again.');
  });

  test('shows and hides the password', async () => {
    await open('login');
    await click(find('button', 'Show password'));
    expect(field('Password').getAttribute('type')).toBe('text');
    await click(find('button', 'Hide password'));
    expect(field('Password').getAttribute('type')).toBe('password');
  });
});

describe('the signup form', () => {
  test.for([
    ['Name', '', 'Please enter your name'],
    ['Name', '  a ', 'The name needs at least 2 characters'],
    ['E-mail', 'ada@', 'Please enter a valid e-mail address'],
    ['Password', '', 'Please enter your password'],
    ['Password', 'Abc12', 'The password needs at least 6 characters'],
    ['Password', 'secret1', 'The password needs upper and lower case letters and digits'],
    ['Password', 'SECRET1', 'The password needs upper and lower case letters and digits'],
    ['Password', 'Secrets', 'The password needs upper and lower case letters and digits'],
    ['Password again', '', 'Please enter the password again'],
    ['Password again', 'Secret2', 'The two passwords do not match'],
  ] as const)('says what is wrong with a field: %s "%s"', async ([label, value, message]) => {
    await open('signup');
    await fill({ ...GOOD_SIGNUP, [label]: value });
    await send();
    expect(errorOf(label)).toBe(message);
  });

  test.for([
    ['Name', ''],
    ['E-mail', 'ada@'],
    ['Password', 'abc'],
    ['Password', 'secret1'],
  ])('says that the passwords do not match also when %s is "%s"', async ([label, value]) => {
    await open('signup');
    await fill({ ...GOOD_SIGNUP, 'Password again': 'Secret2', [label!]: value! });
    await send();
    expect(errorOf('Password again')).toBe('The two passwords do not match');
    expect(errorOf(label!)).toBeTruthy();
  });

  test('sends the trimmed name as user data and signs in at once', async () => {
    const calls = accountsServer(() => ({ body: sessionOf(ADA) }));
    await open('signup');
    await fill({ ...GOOD_SIGNUP, Name: '  Ada ' });
    await send();
    await until(() => !dialog());
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/signup', body: { data: { name: 'Ada' } } });
  });

  test('says that the address must be confirmed when no session comes back', async () => {
    accountsServer(() => ({ body: { ...ADA, confirmation_sent_at: '2030-01-01T00:00:00Z' } }));
    await open('signup');
    await fill(GOOD_SIGNUP);
    await send();
    await until(() => dialog()?.textContent?.includes('ada@example.org to confirm'));
  });

  test('shows the server’s own sentence when refused, else its own', async () => {
    accountsServer(() => refusal(422, 'user_already_exists', 'There is an account with this address.'));
    await open('signup');
    await fill(GOOD_SIGNUP);
    await send();
    await until(alert);
    expect(alert()).toBe('There is an account with this address.');

    accountsServer(() => ({ status: 503, body: {} }));
    await send();
    await until(() => alert()?.startsWith('Registration'));
    expect(text()).toContain('Registration failed. Please try again.');
  });
});
