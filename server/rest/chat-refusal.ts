import type { ProblemReply, RestRefusal } from './problems.ts';

/** Where chat clients find it; those of OpenAI add the rest of the path themselves. */
export const CHAT_PATHS = ['/api/chat', '/api/chat/completions'] as const;

const isChat = (path: string) => CHAT_PATHS.some((one) => one === path.replace(/\/$/, ''));

/** A refusal in the manner of what is asked at this path: chat clients read theirs in their own. */
export function inMannerOf(path: string, problem: ProblemReply): ProblemReply {
  if (!isChat(path)) return problem;
  const { status, body, headers } = problem;
  const refusal = errorOf({ code: String(body['code']), message: String(body['message']) });
  return {
    status,
    body: { ...body, ...refusal },
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

/** What each kind of chat client reads of a refusal. */
export function errorOf({ code, message }: Pick<RestRefusal, 'code' | 'message'>) {
  return { userMessage: message, message, code, error: { message, code, type: code.toLowerCase() } };
}
