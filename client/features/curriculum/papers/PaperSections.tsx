import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import type { Paper } from './paper.ts';
import { Link } from '../../../ui/Link.tsx';

interface SectionsProps {
  sections: Paper['sections'];
  subjectSlug: string;
}

/** What a paper examines whose topics are taught elsewhere, or that has none: its sections by name. */
export function Sections({ sections, subjectSlug }: SectionsProps) {
  const { say } = useBilingual();
  return (
    <>
      <ol>
        {sections.map(({ title, topicPaper, topicSlug }, i) => (
          <li key={i} className="relative flex items-baseline gap-4 border-b border-line py-3">
            <span className="w-6 text-end font-mono text-sm text-faint tabular-nums">{i + 1}</span>
            {topicPaper && topicSlug ? (
              <Link
                to={paths.topic(subjectSlug, topicPaper, topicSlug)}
                className="font-medium after:absolute after:inset-0 hover:text-brand-text"
              >
                {say(title)}
              </Link>
            ) : (
              <span>{say(title)}</span>
            )}
            {topicPaper && topicPaper !== 'all' && (
              <span className="ml-auto font-mono text-xs text-faint uppercase">{topicPaper}</span>
            )}
          </li>
        ))}
      </ol>
      {sections.some(({ topicSlug }) => !topicSlug) && (
        <p className="mt-3 text-sm text-soft">
          <Trans>Sections without a link have no topic page yet.</Trans>
        </p>
      )}
    </>
  );
}
