import type { ProblemReply, RestRefusal } from './problems.ts';

/** Paths of the chat; OpenAI's clients add `/completions` themselves. */
export const CHAT_PATHS = ['/api/chat', '/api/chat/completions'] as const;

const isChat = (path: string) => CHAT_PATHS.some((chatPath) => chatPath === path.replace(/\/$/, ''));

/** A refusal in the format of its path: chat clients read that of OpenAI. */
export function refusalAt(path: string, problem: ProblemReply): ProblemReply {
  if (!isChat(path)) return problem;
  const { status, body, headers } = problem;
  const refusal = errorOf({ code: String(body['code']), message: String(body['message']) });
  return {
    status,
    body: { ...body, ...refusal },
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

/** The error fields of both formats: ours and OpenAI's. */
export function errorOf({ code, message }: Pick<RestRefusal, 'code' | 'message'>) {
  return { userMessage: message, message, code, error: { message, code, type: code.toLowerCase() } };
}
