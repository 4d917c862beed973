import type { ApolloClient } from '@apollo/client';
import { getAccessToken } from '../../../lib/auth/session.ts';
import { PhotoTranscriptDocument } from './PhotoModel.gen.ts';

/** The question in a picture as the model of this site reads it; fails where it does not. */
export async function askModel(
  client: ApolloClient,
  picture: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<string> {
  const uploadId = await upload(picture, signal);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const reading = client.subscribe({ query: PhotoTranscriptDocument, variables: { uploadId } }).subscribe({
      next: ({ data, error }) => {
        const { transcript, failure } = data?.photoTranscript ?? {};
        if (transcript) resolve(transcript);
        if (failure || error) reject(error ?? new Error(failure?.code));
      },
      error: reject,
      complete: () => reject(new Error('the model said nothing')),
    });
    signal.addEventListener('abort', () => {
      reading.unsubscribe();
      reject(signal.reason as Error);
    });
  });
}

async function upload(picture: HTMLCanvasElement, signal: AbortSignal): Promise<string> {
  const body = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  const response = await fetch('/api/uploads?name=photo.png', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'image/png',
      'accept-language': document.documentElement.lang,
      authorization: `Bearer ${await getAccessToken()}`,
    },
    signal,
  });
  if (!response.ok) throw new Error(`the upload was answered with ${response.status}`);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}
