import type { Text } from '../../../core/locale.ts';

/** What could not be read, where (offset and length in the text as it was typed), and a sentence for its writer. */
export interface Fault {
  at: number;
  length: number;
  say: Text;
}

export class ParseFault extends Error {
  readonly fault: Fault;
  constructor(at: number, length: number, say: Text) {
    super(say.en);
    this.fault = { at, length, say };
  }
}
