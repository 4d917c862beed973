import type { FailureCode } from '../failure.ts';

/** What is said to a model, in the shape that OpenAI-compatible endpoints read. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
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
  /** One turn of the model: text as it comes, and at the end the tools that it calls. Fails with `ProviderFailure`. */
  ask(messages: ModelMessage[], tools: ToolSpec[], signal: AbortSignal): AsyncGenerator<ModelPiece>;
}

export class ProviderFailure extends Error {
  readonly code: FailureCode;
  /** What the service says to the person, where it says anything. */
  readonly said: string | null;

  constructor(code: FailureCode, why: string, said: string | null = null) {
    super(why);
    this.code = code;
    this.said = said;
  }
}
