import type { FailureCode } from '../failure.ts';

/** Part of a message: text, or a picture as a data URI. */
export type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** A message in the shape of OpenAI-compatible endpoints. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string | ContentPart[] }
  | { role: 'assistant'; content: string; tool_calls?: SentCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

interface SentCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it, possibly invalid. */
  arguments: string;
}

export interface ToolSpec {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/** What an answer is to be: JSON of a schema. */
export interface AnswerShape {
  name: string;
  schema: Record<string, unknown>;
}

export type ModelChunk = { text: string } | { calls: ToolCall[] };

/** The configured language model. */
export interface ChatProvider {
  model: string;
  /** The model for messages with pictures; null if there is none. */
  vision: string | null;
  /**
   * One turn of the model: text as it arrives, then its tool calls. Fails with `ProviderFailure`. A service that takes no
   * shapes is asked without it.
   */
  ask(
    messages: ModelMessage[],
    tools: ToolSpec[],
    signal: AbortSignal,
    shape?: AnswerShape,
  ): AsyncGenerator<ModelChunk>;
}

declare module '../../core/context.ts' {
  interface Services {
    /** The configured language model, if any. */
    model: ChatProvider | null;
  }
}

export class ProviderFailure extends Error {
  readonly code: FailureCode;
  /** The service's own message for the user, if any. */
  readonly serviceMessage: string | null;
  /** What the service answered with, where it refused. */
  readonly status: number | null;

  constructor(
    code: FailureCode,
    why: string,
    serviceMessage: string | null = null,
    status: number | null = null,
  ) {
    super(why);
    this.code = code;
    this.serviceMessage = serviceMessage;
    this.status = status;
  }
}
