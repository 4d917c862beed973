import type { FragmentType } from '@apollo/client';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { StoredProse } from '../../../lib/markdown/StoredProse.tsx';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { CaseActions } from './CaseActions.tsx';
import { useCaseNames } from './case-names.ts';
import { type QueueCaseFragment, useQueueCaseFragment } from './Queue.gen.ts';

interface CaseRowProps {
  row: FragmentType<QueueCaseFragment>;
  me: string;
}

/** One case: what it is about, who reported it and why, and what can be done. */
export function CaseRow({ row: reference, me }: CaseRowProps) {
  const { data: row, complete } = useQueueCaseFragment(reference);
  if (!complete) return null;
  const { status, textPage, text, questionId, title, decider, reason } = row;
  const lang = tagOf(row.language);
  return (
    <li
      data-case={row.id}
      tabIndex={-1}
      aria-labelledby={`case-${row.id}`}
      className="rounded-card border border-line bg-card p-4 focus-visible:outline-2 focus-visible:outline-brand-text"
    >
      <Marks row={row} />
      <h2 id={`case-${row.id}`} className="mt-2 font-serif text-lg font-semibold wrap-anywhere zh:font-sans">
        <Link to={paths.question(questionId)} className="hover:underline">
          <InlineProse text={title} />
        </Link>
      </h2>
      {row.author && (
        <p className="text-sm text-soft">
          <Trans context="who wrote it">
            By <Person {...row.author} />
          </Trans>
        </p>
      )}
      <div
        role="region"
        aria-labelledby={`case-${row.id}`}
        tabIndex={0}
        className="mt-3 max-h-72 overflow-auto rounded-control border border-line bg-page px-3 py-2"
      >
        {textPage ? (
          <StoredProse html={textPage} lang={lang} />
        ) : (
          <p lang={lang} className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        )}
      </div>
      <Reports row={row} />
      {decider && (
        <p className="mt-3 text-sm wrap-anywhere text-soft">
          {status === 'IN_REVIEW' ? (
            <Trans>
              <Person {...decider} /> is reviewing it.
            </Trans>
          ) : (
            <Trans>
              <Person {...decider} /> decided: {reason}
            </Trans>
          )}
        </p>
      )}
      <CaseActions row={row} me={me} />
    </li>
  );
}

/** What kind of thing it is, why it is here, and how it stands. */
function Marks({ row }: { row: QueueCaseFragment }) {
  const { causes, statuses, kinds } = useCaseNames();
  const { status } = row;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip>{kinds[row.targetKind]}</Chip>
      <Chip tone={row.cause === 'EXAM_LEAK' ? 'wrong' : 'hint'}>{causes[row.cause]}</Chip>
      <Chip tone={status === 'IN_REVIEW' ? 'brand' : 'plain'}>{statuses[status]}</Chip>
      {row.hiddenAt && (
        <Chip>
          <Trans>Hidden</Trans>
        </Chip>
      )}
      {row.questionStatus === 'LOCKED' && (
        <Chip>
          <Trans>Locked</Trans>
        </Chip>
      )}
      {row.questionStatus === 'CLOSED' && (
        <Chip>
          <Trans>Closed</Trans>
        </Chip>
      )}
      {row.isDeleted && (
        <Chip>
          <Trans>Deleted</Trans>
        </Chip>
      )}
      <span className="ml-auto text-xs text-faint">
        <RelativeTime at={row.createdAt} />
      </span>
    </div>
  );
}

const Person = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.profile(id)} className="font-medium text-brand-text hover:underline">
    <span translate="no">{name}</span>
  </Link>
);

function Reports({ row: { reports, reportCount, weight } }: { row: QueueCaseFragment }) {
  const { i18n } = useLingui();
  const { reasons } = useCaseNames();
  if (reportCount === 0) return null;
  const shortly = (value: number) => i18n.number(value, { maximumFractionDigits: 2 });
  return (
    <div className="mt-3 text-sm">
      <p className="font-medium">
        <Plural value={reportCount} one="# report" other="# reports" />
        {' · '}
        <Trans>weight {shortly(weight)}</Trans>
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {reports.nodes.map((one) => (
          <li key={one.id} className="wrap-anywhere text-soft">
            <span className="font-medium text-ink">{reasons[one.reason]}</span> ({shortly(one.weight)}){' '}
            <Person {...one.reporter} />
            {one.text && <>: {one.text}</>}
            {one.duplicateOfId && (
              <>
                {' '}
                <Link to={paths.question(one.duplicateOfId)} className="text-brand-text underline">
                  <Trans>The other question</Trans>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
