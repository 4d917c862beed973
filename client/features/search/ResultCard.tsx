import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../lib/markdown/InlineProse.tsx';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import type { SearchKind } from '../../lib/graph/schema-types.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dot } from '../../ui/Dot.tsx';
import { Link } from '../../ui/Link.tsx';
import type { SearchQuery } from './SearchPage.gen.ts';

type Match = Extract<SearchQuery['search'], { __typename: 'SearchMatches' }>['matches'][number];

const KIND_NAMES: Record<SearchKind, MessageDescriptor> = {
  TOPIC: msg`Topic`,
  CARD: msg`Card`,
  SUBJECT: msg`Subject`,
  QUESTION: msg`Question`,
};

/** One match: its kind, its place and its beginning. */
export function ResultCard({ match }: { match: Match }) {
  const { i18n } = useLingui();
  const { say } = useBilingual();
  const language = match.language ?? undefined;
  return (
    <li className="relative border-b border-line py-4 transition hover:bg-card">
      <h2 className="font-serif text-lg font-semibold text-pretty zh:font-sans">
        <Link to={match.path} className="after:absolute after:inset-0 hover:text-brand-text">
          <InlineProse text={say(match.title)} lang={language} />
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 max-w-reading text-sm text-soft">
        <InlineProse text={say(match.description)} lang={language} />
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs">
        <Chip>{i18n._(KIND_NAMES[match.kind])}</Chip>
        <Chip>
          <Dot colour={subjectColour(match.subjectCode)} />
          {say(match.subject)}
          {match.paperTitle && match.paper !== 'all' && ` · ${say(match.paperTitle)}`}
        </Chip>
      </p>
    </li>
  );
}
