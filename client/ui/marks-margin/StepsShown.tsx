import type { Language } from './lines.ts';

/** How much of a solution is shown by now. */
export function StepsShown({ shown, total, language }: { shown: number; total: number; language: Language }) {
  return <p className="text-soft">{SHOWN[language](shown, total)}</p>;
}

/** Words of the solution, which has a language of its own. */
const SHOWN = {
  en: (shown: number, total: number) => `${shown} of ${total} steps shown`,
  zh: (shown: number, total: number) => `已显示 ${shown} 步，共 ${total} 步`,
};
