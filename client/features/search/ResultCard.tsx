import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../lib/markdown/InlineProse.tsx';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import type { SearchKind } from '../../lib/graph/schema-types.ts';
import { tagOf } from '../../lib/i18n/language-tag.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dot } from '../../ui/Dot.tsx';
import { Link } from '../../ui/Link.tsx';
import type { FoundMatchFragment } from './SearchPage.gen.ts';

type Match = FoundMatchFragment;

const KIND_NAMES: Record<SearchKind, MessageDescriptor> = {
  TOPIC: msg`Topic`,
  CARD: msg`Card`,
  SUBJECT: msg`Subject`,
  QUESTION: msg`Question`,
  ANSWER: msg`Answer`,
  PERSON: msg`Person`,
};

interface ResultCardProps {
  match: Match;
  /** Below the name of its kind. */
  heading?: 'h2' | 'h3';
}

/** One match: its kind, its place and the piece that fits. */
export function ResultCard({ match, heading: Heading = 'h2' }: ResultCardProps) {
  const { i18n } = useLingui();
  const { say } = useBilingual();
  const language = match.language ? tagOf(match.language) : undefined;
  if (match.kind === 'PERSON') return <PersonCard match={match} heading={Heading} />;
  return (
    <li className="relative border-b border-line py-4 transition hover:bg-card">
      <Heading className="font-serif text-lg font-semibold text-pretty zh:font-sans">
        <Link to={match.path} className="after:absolute after:inset-0 hover:text-brand-text">
          <InlineProse text={say(match.title)} lang={language} />
        </Link>
      </Heading>
      <p className="mt-1 line-clamp-2 max-w-reading text-sm text-soft">
        {match.highlights?.length ? (
          <span lang={language}>
            <Highlights parts={match.highlights} />
          </span>
        ) : (
          <InlineProse text={say(match.description)} lang={language} />
        )}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs">
        <Chip>{i18n._(KIND_NAMES[match.kind])}</Chip>
        {match.subject && match.subjectCode && (
          <Chip>
            <Dot colour={subjectColour(match.subjectCode)} />
            {say(match.subject)}
            {match.paperTitle && match.paper !== 'all' && ` · ${say(match.paperTitle)}`}
          </Chip>
        )}
        {match.isSolved && (
          <Chip tone="right">
            {match.kind === 'ANSWER' ? <Trans>Accepted</Trans> : <Trans>Solved</Trans>}
          </Chip>
        )}
        {match.answerCount != null && (
          <span className="text-soft">
            <Plural value={match.answerCount} one="# answer" other="# answers" />
          </span>
        )}
      </p>
    </li>
  );
}

function Highlights({ parts }: { parts: Match['highlights'] }) {
  return parts.map((part, i) =>
    part.match ? (
      <mark key={i} className="rounded-xs bg-hint-wash text-ink">
        <InlineProse text={part.text} />
      </mark>
    ) : (
      <InlineProse key={i} text={part.text} />
    ),
  );
}

function PersonCard({ match, heading: Heading = 'h2' }: ResultCardProps) {
  const { say } = useBilingual();
  const name = say(match.title);
  return (
    <li className="relative flex items-center gap-3 border-b border-line py-3 transition hover:bg-card">
      <Avatar name={name} src={match.avatarUrl} className="size-10 text-sm" />
      <div className="min-w-0">
        <Heading className="font-semibold">
          <Link
            to={match.path}
            translate="no"
            className="wrap-anywhere after:absolute after:inset-0 hover:text-brand-text"
          >
            {name}
          </Link>
        </Heading>
        <p className="one-line text-sm text-soft">
          <Plural value={match.reputation ?? 1} one="# reputation" other="# reputation" />
          {say(match.description) && ` · ${say(match.description)}`}
        </p>
      </div>
    </li>
  );
}
