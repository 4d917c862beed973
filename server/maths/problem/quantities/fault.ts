import type { Text } from '../../../core/locale.ts';

/** What makes a problem one that cannot be worked out as it stands, with the place where. */
export class Fault extends Error {
  readonly text: Text;

  constructor(en: string, zh: string) {
    super(en);
    this.text = { en, zh };
  }
}
