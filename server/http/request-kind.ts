import type { IncomingMessage } from 'node:http';

/** What a request is for, by its path. */
export type RequestKind = 'health' | 'metrics' | 'account' | 'graph' | 'chat' | 'upload' | 'rest' | 'page';

export function kindOf(path: string): RequestKind {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path === '/metrics') return 'metrics';
  if (path.startsWith('/auth/v1/')) return 'account';
  if (path === '/graphql') return 'graph';
  if (path.startsWith('/api/chat')) return 'chat';
  if (path.startsWith('/api/uploads') || path === '/api/community/profiles/me/avatar') return 'upload';
  if (path.startsWith('/api/')) return 'rest';
  return 'page';
}

/** The path of a request, without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
