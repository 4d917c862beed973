/** A sentence in both languages. */
export interface Text {
  en: string;
  zh: string;
}
