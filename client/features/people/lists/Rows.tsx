import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import type { BadgeLevel, Language } from '../../../lib/graph/schema-types.ts';
import { LevelMark } from '../../../ui/LevelMark.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';

interface QuestionLineProps {
  question: { id: string; title: string; titlePage: string | null; language: Language };
  at: string;
  /** The comment to go to on its page. */
  commentId?: string;
  /** What is said above its title. */
  children: ReactNode;
}

/** A question in a list of somebody’s. */
export function QuestionLine({ question, at, commentId, children }: QuestionLineProps) {
  const { id, title, titlePage, language } = question;
  const page = paths.question(id);
  return (
    <Line
      what={children}
      at={at}
      title={<StoredLine text={title} html={titlePage} lang={tagOf(language)} />}
      to={commentId ? `${page}#comment-${commentId}` : page}
    />
  );
}

interface BadgeLineProps {
  badge: { type: string; level: BadgeLevel; name: { en: string; zh: string } };
  at: string;
  children: ReactNode;
}

/** A badge among what somebody did. */
export function BadgeLine({ badge: { type, level, name }, at, children }: BadgeLineProps) {
  const { say } = useBilingual();
  const { t } = useLingui();
  const levels = { GOLD: t`Gold`, SILVER: t`Silver`, BRONZE: t`Bronze` };
  return (
    <Line
      what={children}
      at={at}
      title={
        <span className="inline-flex items-center gap-2">
          <LevelMark level={level} name={levels[level]} />
          {say(name)}
        </span>
      }
      to={paths.badges(type)}
    />
  );
}

interface LineProps {
  what: ReactNode;
  at: string;
  title: ReactNode;
  to: string;
}

function Line({ what, at, title, to }: LineProps) {
  return (
    <li className="relative flex flex-col gap-1 border-b border-line py-3.5">
      <p className="flex items-baseline justify-between gap-3 text-xs text-soft">
        <span>{what}</span>
        <span className="whitespace-nowrap text-faint">
          <RelativeTime at={at} short />
        </span>
      </p>
      <p className="font-serif font-semibold text-pretty [&>*>:lang(zh)]:font-sans">
        <Link to={to} className="text-ink after:absolute after:inset-0 hover:text-brand-text">
          {title}
        </Link>
      </p>
    </li>
  );
}
