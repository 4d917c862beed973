import type { Text } from '../core/locale.ts';

/** Failures of a reply, with sentences for clients that have none of their own. */
const FAILURES = {
  UNAVAILABLE: {
    en: 'The AI service is temporarily unavailable. Please try again later.',
    zh: 'AI 服务暂时不可用，请稍后重试。',
  },
  MALFORMED_REPLY: {
    en: 'The AI answer has an unusual format. Please ask again.',
    zh: 'AI 回答格式异常，请重新提问。',
  },
  EMPTY: {
    en: 'Sorry, I cannot generate an answer. Please ask again.',
    zh: '抱歉，无法生成回答，请重新提问。',
  },
  NETWORK: {
    en: 'There is a network connection problem. Please check your network.',
    zh: '网络连接出现问题，请检查网络。',
  },
  INTERRUPTED: {
    en: 'The answer was interrupted. Please ask again.',
    zh: '回答被中断，请重新提问。',
  },
  OTHER: {
    en: 'The AI service met a problem. Please try again later.',
    zh: 'AI 服务遇到问题，请稍后重试。',
  },
} satisfies Record<string, Text>;

export type FailureCode = keyof typeof FAILURES;

/** A failure, with the model service's own message for the user. */
export interface Failure {
  code: FailureCode;
  serviceMessage: string | null;
}

export function failureText({ code, serviceMessage }: Failure): Text {
  return serviceMessage ? { en: serviceMessage, zh: serviceMessage } : FAILURES[code];
}

/** The message as stored with a reply; earlier versions called the field `said`. */
export const serviceMessageIn = (
  stored: { serviceMessage?: string | null; said?: string | null } | null | undefined,
) => stored?.serviceMessage ?? stored?.said ?? null;

export const isFailure = (code: string | null): code is FailureCode => code !== null && code in FAILURES;
