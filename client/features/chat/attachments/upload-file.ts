import { getAccessToken } from '../../../lib/auth/session.ts';

/** A file as messages show it. */
export interface AttachedFile {
  id: string;
  url: string;
  name: string;
  contentType: string;
  size: number;
}

export type Uploaded = { file: AttachedFile } | { problem: string | null };

interface Watch {
  /** From 0 to 1, as the bytes leave; at 1 the server is still reading them. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
  /** The same when the same file is sent again. */
  key: string;
}

/** Sends a file as it is. A problem without words is that nobody answered. */
export async function uploadFile(file: File, { onProgress, signal, key }: Watch): Promise<Uploaded> {
  const token = await getAccessToken().catch(() => null);
  return new Promise((resolve) => {
    // What has left can be watched in this way of asking only.
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      resolve(answerIn(request));
    });
    request.open('POST', `/api/uploads?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (signal.aborted) return resolve({ problem: null });
    request.send(file);
  });
}

function answerIn({ status, responseText }: XMLHttpRequest): Uploaded {
  try {
    const answer = JSON.parse(responseText) as Answer;
    if (status !== 201 || !answer.data) return { problem: answer.message ?? null };
    const { content_type: contentType, ...rest } = answer.data;
    return { file: { ...rest, contentType } };
  } catch {
    return { problem: null };
  }
}

interface Answer {
  data?: Omit<AttachedFile, 'contentType'> & { content_type: string };
  message?: string;
}

/** Asks for a file of one's own, or takes it away. */
export async function askForFile(
  url: string,
  method: 'GET' | 'DELETE',
  signal?: AbortSignal,
): Promise<Response> {
  const token = await getAccessToken();
  return fetch(url, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(signal && { signal }),
  });
}
