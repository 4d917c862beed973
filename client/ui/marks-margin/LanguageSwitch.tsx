import { useLingui } from '@lingui/react/macro';
import { type Language, TAGS } from './lines.ts';

const NAMES: [Language, string, string][] = [
  ['en', 'EN', 'English'],
  ['zh', '中文', '中文'],
];

interface LanguageSwitchProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** The language of one solution, whatever that of the page is. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Language of the solution`} className="ml-auto flex gap-1">
      {NAMES.map(([code, short, name]) => (
        <button
          key={code}
          type="button"
          lang={TAGS[code]}
          title={name}
          aria-pressed={code === language}
          onClick={() => onChoose(code)}
          className="min-h-8 rounded-control px-2 text-sm text-soft transition hover:text-ink aria-pressed:bg-brand-wash aria-pressed:font-semibold aria-pressed:text-brand-text pointer-coarse:min-h-11"
        >
          {short}
        </button>
      ))}
    </div>
  );
}
