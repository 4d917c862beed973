import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWordsOf } from '../../client/app/preferences/catalogs.ts';
import { AttachButton } from '../../client/features/chat/attachments/AttachButton.tsx';
import { AttachmentChips } from '../../client/features/chat/attachments/AttachmentChips.tsx';
import { DropArea } from '../../client/features/chat/attachments/DropArea.tsx';
import { SentFiles } from '../../client/features/chat/attachments/SentFiles.tsx';
import { useAttachments } from '../../client/features/chat/attachments/use-attachments.ts';
import { authClient } from '../../client/lib/auth/session.ts';
import { accountsServer, ADA, type Call, sessionOf } from './accounts-server.ts';
import { all, click, find, show, text, until } from './page.tsx';

/** The way of asking whose bytes can be watched, driven by a test. */
class Sending extends EventTarget {
  static all: Sending[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  address = '';
  aborted = false;

  open(_method: string, address: string) {
    this.address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send() {
    Sending.all.push(this);
  }

  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('loadend'));
  }

  /** So much of it has left. */
  progress = (loaded: number, total: number) =>
    act(async () => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));

  answer = (status: number, body: unknown) =>
    act(async () => {
      this.status = status;
      this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
      this.dispatchEvent(new Event('loadend'));
    });
}

let calls: Call[];

beforeEach(async () => {
  Sending.all = [];
  calls = accountsServer(({ path }) => (path.startsWith('/token') ? { body: sessionOf(ADA) } : undefined));
  await (await authClient()).signInWithPassword({ email: ADA.email, password: 'Secret1' });
  calls.length = 0;
  vi.stubGlobal('XMLHttpRequest', Sending);
});

function Field() {
  const { list, add, remove, clear, pending, ids } = useAttachments();
  return (
    <DropArea onFiles={add}>
      <AttachmentChips list={list} remove={remove} />
      <AttachButton onFiles={add} />
      <textarea />
      <button type="button" disabled={pending} onClick={clear}>
        Send message
      </button>
      <output>{ids.join(' ')}</output>
    </DropArea>
  );
}

const fileOf = (name: string, type: string, size = 1000) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

async function choose(...files: File[]) {
  const before = Sending.all.length;
  const sent = files.filter(({ size }) => size <= 25 * 1024 * 1024).length;
  await act(async () => {
    Object.defineProperty(picker(), 'files', { value: files, configurable: true });
    picker().dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => Sending.all.length >= before + sent);
  return Sending.all.slice(before);
}

const uploaded = (id: string, name: string) => ({
  data: { id, url: `/api/uploads/${id}`, name, content_type: 'application/pdf', size: 2048 },
});
const states = () =>
  all('listitem').length +
  [...document.querySelectorAll('[data-state]')]
    .map((one) => (one as HTMLElement).dataset['state'])
    .join(' ');
const send = () => find('button', 'Send message') as HTMLButtonElement;

describe('a file beside the field', () => {
  test('shows how far it has come, then is attached; until then nothing can be sent', async () => {
    await show(<Field />);
    const [sending] = await choose(fileOf('notes 1.pdf', 'application/pdf'));
    expect(sending!.address).toBe('/api/uploads?name=notes%201.pdf');
    expect(sending!.headers).toMatchObject({
      authorization: 'Bearer access-1',
      'idempotency-key': expect.any(String),
    });
    const ring = () => find('progressbar', 'Uploading notes 1.pdf');
    expect(ring().getAttribute('aria-valuenow')).toBe('0');
    await sending!.progress(250, 1000);
    expect(ring().getAttribute('aria-valuenow')).toBe('25');
    expect(text()).toContain('25%');
    expect(send().disabled).toBe(true);

    await sending!.answer(201, uploaded('f-1', 'notes 1.pdf'));
    expect(all('progressbar')).toEqual([]);
    expect(text()).toContain('2 kB');
    expect(send().disabled).toBe(false);
    expect(document.querySelector('output')!.textContent).toBe('f-1');
    await click(send());
    expect(states()).toBe('0');
    expect(calls).toEqual([]);
  });

  test('can be removed while it is sent and after, and the server forgets it', async () => {
    await show(<Field />);
    const [first, second] = await choose(fileOf('a.png', 'image/png'), fileOf('b.png', 'image/png'));
    await click(find('button', 'Remove a.png'));
    expect(first!.aborted).toBe(true);
    await second!.answer(201, uploaded('f-2', 'b.png'));
    await click(find('button', 'Remove b.png'));
    expect(text()).not.toContain('.png');
    await until(() => calls.length > 0);
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/uploads/f-2' }]);
    expect(send().disabled).toBe(false);
  });

  test('of more than 25 MB is skipped: it says so, and the console too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(<Field />, 'zh');
    await act(async () => loadWordsOf('chat'));
    await choose(fileOf('film.mp4', 'video/mp4', 25 * 1024 * 1024 + 1));
    expect(text()).toContain('超过 25 MB');
    expect(warn).toHaveBeenCalledWith('film.mp4 is larger than 25 MB and was skipped.');
    expect(Sending.all).toEqual([]);
    expect(send().disabled).toBe(false);
    await choose(fileOf('film.mp4', 'video/mp4', 25 * 1024 * 1024));
    expect(Sending.all).toHaveLength(1);
  });

  test('that is refused says why in the server’s words, and one that nobody answered can be tried again', async () => {
    await show(<Field />);
    const [refused, broken] = await choose(fileOf('a.doc', 'x/y'), fileOf('b.pdf', 'application/pdf'));
    await refused!.answer(415, { message: 'This file is none of them.' });
    await broken!.answer(0, '');
    expect(text()).toContain('This file is none of them.');
    expect(text()).toContain('The connection was lost.');
    const before = Sending.all.length;
    await click(find('button', 'Try again'));
    await until(() => Sending.all.length > before);
    const [again] = Sending.all.slice(before);
    expect(again!.headers['idempotency-key']).toBe(broken!.headers['idempotency-key']);
    await again!.answer(201, uploaded('f-3', 'b.pdf'));
    expect(document.querySelector('output')!.textContent).toBe('f-3');
  });

  test('is the sixth one too many', async () => {
    await show(<Field />);
    const files = [1, 2, 3, 4, 5].map((n) => fileOf(`${n}.pdf`, 'application/pdf'));
    await choose(...files);
    await act(async () => {
      Object.defineProperty(picker(), 'files', {
        value: [fileOf('6.pdf', 'application/pdf')],
        configurable: true,
      });
      picker().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(text()).toContain('At most 5 files');
    expect(Sending.all).toHaveLength(5);
  });

  test('is a picture, a video, sound or a PDF', async () => {
    await show(<Field />);
    expect(picker().accept).toBe('image/*,video/*,audio/*,application/pdf');
    expect(picker().multiple).toBe(true);
  });

  test('can be dropped or pasted; pasted words stay words', async () => {
    await show(<Field />);
    const bring = (type: string, files: File[], types: string[]) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { files, types }, clipboardData: { files, types } });
      return act(async () => void document.querySelector('textarea')!.dispatchEvent(event));
    };
    await bring('drop', [fileOf('a.png', 'image/png')], ['Files']);
    await bring('paste', [fileOf('b.png', 'image/png')], ['Files']);
    await bring('paste', [fileOf('c.png', 'image/png')], ['text/plain', 'Files']);
    await until(() => Sending.all.length === 2);
    expect(text()).toMatch(/a\.png.*b\.png/);
    expect(text()).not.toContain('c.png');
  });
});

describe('files that came with a message', () => {
  const file = (id: string, name: string, contentType: string) => ({
    id,
    url: `/api/uploads/${id}`,
    name,
    contentType,
    size: 3_400_000,
  });

  test('are shown as pictures or by name and size, asked for as their owner', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
    calls = accountsServer(() => ({ body: {} }));
    await show(
      <SentFiles files={[file('p', 'graph.png', 'image/png'), file('d', 'notes.pdf', 'application/pdf')]} />,
    );
    await until(() => document.querySelector('img'));
    expect(document.querySelector('img')).toMatchObject({ alt: 'graph.png', src: 'blob:here' });
    expect(find('button', /notes\.pdf.*3\.2 MB/)).toBeTruthy();
    expect(calls).toMatchObject([{ path: '/api/uploads/p' }]);
    expect(calls[0]!.headers.get('authorization')).toBe('Bearer access-1');
  });

  test('that cannot be loaded say so when they are asked for', async () => {
    accountsServer(() => ({ status: 503, body: {} }));
    await show(<SentFiles files={[file('d', 'notes.pdf', 'application/pdf')]} />);
    await click(find('button', /notes\.pdf/));
    await until(() => text().includes('This could not be loaded.'));
  });
});
