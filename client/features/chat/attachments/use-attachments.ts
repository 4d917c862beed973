import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { MAX_ATTACHMENTS, MAX_FILE } from '../../../lib/graph/limits.gen.ts';
import { currentUser } from '../../../lib/auth/session.ts';
import { askForFile, uploadFile } from './upload-file.ts';

/** A file beside the field in which a message is typed. */
export interface Attachment {
  key: string;
  name: string;
  contentType: string;
  size: number;
  state: 'uploading' | 'attached' | 'refused';
  /** From 0 to 1. */
  progress: number;
  /** What the server knows it by, once it is attached. */
  id?: string;
  /** Why it was refused, in the reader's language. */
  problem?: string;
  /** Whether sending it again may help. */
  again?: () => void;
}

export interface Attachments {
  list: Attachment[];
  add(files: Iterable<File>): void;
  remove(key: string): void;
  /** Lets go of them all, for the message that they went with. */
  clear(): void;
  /** Some are still on their way: what is sent now would lack them. */
  pending: boolean;
  /** Of those that are attached. */
  ids: string[];
}

/** Files that are to go with a message: each is sent as soon as it is chosen. */
export function useAttachments(): Attachments {
  const { t } = useLingui();
  const [list, setList] = useState<Attachment[]>([]);
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const upload of all.values()) upload.abort();
    };
  }, []);

  const change = (key: string, more: Partial<Attachment>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...more } : one)));

  async function send(key: string, file: File): Promise<void> {
    const upload = new AbortController();
    underWay.current.set(key, upload);
    const onProgress = (progress: number) => change(key, { progress });
    const result = await uploadFile(file, { key, onProgress, signal: upload.signal });
    underWay.current.delete(key);
    if (upload.signal.aborted) {
      // It may have arrived before it was taken back.
      if ('file' in result) void forget(result.file.url);
      return;
    }
    if ('file' in result) {
      const { id, name, contentType, size } = result.file;
      return change(key, { state: 'attached', progress: 1, id, name, contentType, size });
    }
    const problem = result.problem ?? t`The connection was lost.`;
    const again = () => {
      const { again: _done, problem: _mended, ...fresh } = shown(key, file);
      setList((now) => now.map((one) => (one.key === key ? fresh : one)));
      void send(key, file);
    };
    change(key, { state: 'refused', problem, ...(result.problem === null && { again }) });
  }

  function problemOf(file: File, place: number): string | null {
    if (file.size > MAX_FILE) {
      console.warn(`${file.name} is larger than 25 MB and was skipped.`);
      return t`Larger than 25 MB`;
    }
    if (!currentUser()) return t`Sign in to attach files`;
    return place >= MAX_ATTACHMENTS ? t`At most ${MAX_ATTACHMENTS} files` : null;
  }

  function add(files: Iterable<File>): void {
    let place = list.filter(({ state }) => state !== 'refused').length;
    const added: Attachment[] = [];
    for (const file of files) {
      const key = crypto.randomUUID();
      const problem = problemOf(file, place);
      added.push(problem ? { ...shown(key, file), state: 'refused', problem } : shown(key, file));
      if (problem) continue;
      place += 1;
      void send(key, file);
    }
    setList((now) => [...now, ...added]);
  }

  function remove(key: string): void {
    underWay.current.get(key)?.abort();
    const id = list.find((one) => one.key === key)?.id;
    if (id) void forget(`/api/uploads/${id}`);
    setList((now) => now.filter((one) => one.key !== key));
  }

  return {
    list,
    add,
    remove,
    clear: () => setList([]),
    pending: list.some(({ state }) => state === 'uploading'),
    ids: list.flatMap(({ id }) => id ?? []),
  };
}

const shown = (key: string, { name, type, size }: File): Attachment => ({
  key,
  name,
  contentType: type,
  size,
  state: 'uploading',
  progress: 0,
});

/** The server forgets it by itself after a day where this does not reach it. */
const forget = (url: string) => askForFile(url, 'DELETE').catch(() => {});
