import type { FailureCode } from '../failure.ts';

/** Part of what is said: words, or a picture as a data URI. */
export type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** What is said to a model, in the shape that OpenAI-compatible endpoints read. */
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
  /** JSON as the model wrote it, which may be none. */
  arguments: string;
}

export interface ToolSpec {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export type ModelPiece = { text: string } | { calls: ToolCall[] };

/** A language model that somebody configured. */
export interface ChatProvider {
  model: string;
  /** The model that is asked when pictures are shown; null where none can see. */
  vision: string | null;
  /** One turn of the model: text as it comes, and at the end the tools that it calls. Fails with `ProviderFailure`. */
  ask(messages: ModelMessage[], tools: ToolSpec[], signal: AbortSignal): AsyncGenerator<ModelPiece>;
}

declare module '../../core/context.ts' {
  interface Services {
    /** The language model that was configured, if any. */
    model: ChatProvider | null;
  }
}

export class ProviderFailure extends Error {
  readonly code: FailureCode;
  /** What the service says to the person, where it says anything. */
  readonly serviceMessage: string | null;

  constructor(code: FailureCode, why: string, serviceMessage: string | null = null) {
    super(why);
    this.code = code;
    this.serviceMessage = serviceMessage;
  }
}
