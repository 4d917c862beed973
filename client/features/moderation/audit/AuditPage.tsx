import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useQuery } from '../../../lib/use-query.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Pager } from '../Pager.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { StaffOnly } from '../StaffOnly.tsx';
import { type AuditLogQuery, useAuditLogQuery } from './Audit.gen.ts';
import { useEventNames } from './event-names.ts';

/** What happened to accounts and privileges, for admins. */
export function AuditPage() {
  const { t } = useLingui();
  usePageTitle(t`Audit`, t`What happened to accounts, roles and posts, and who did it.`);
  return (
    <div className="page-width py-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          <Trans>Audit</Trans>
        </h1>
        <Link to={paths.moderation()} className={buttonClass()}>
          <Trans>Moderation</Trans>
        </Link>
      </div>
      <StaffOnly role="ADMIN" skeleton={<RowsSkeleton />}>
        {() => <Log />}
      </StaffOnly>
    </div>
  );
}

function Log() {
  const [query, change] = useQuery();
  const subjectId = query.get('person');
  const [after, setAfter] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useAuditLogQuery({
    variables: { subjectId, after },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.auditLog;
  return (
    <>
      {subjectId && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-soft">
          <Trans>Only what concerns one person.</Trans>
          <Button
            size="small"
            onClick={() => {
              setAfter(null);
              change((next) => next.delete('person'));
            }}
          >
            <Trans>Show everything</Trans>
          </Button>
        </p>
      )}
      {error && <Failure onRetry={() => refetch()} />}
      {!page ? (
        !error && <RowsSkeleton />
      ) : page.nodes.length === 0 ? (
        <Empty title={<Trans>Nothing happened yet</Trans>} />
      ) : (
        <ul className="mt-4 overflow-hidden rounded-card border border-line bg-card">
          {page.nodes.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {page && <Pager after={after} pageInfo={page.pageInfo} onTurn={setAfter} />}
    </>
  );
}

type EntryProps = AuditLogQuery['auditLog']['nodes'][number];

function Entry({ event, actor, subject, reason, createdAt }: EntryProps) {
  const names = useEventNames();
  return (
    <li className="border-b border-line px-4 py-3 text-sm last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{names[event] ?? event}</span>
        <span className="text-xs text-faint">
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-3 wrap-anywhere text-soft">
        {actor && (
          <span>
            <Trans context="who did it">
              By <Person {...actor} />
            </Trans>
          </span>
        )}
        {subject && subject.id !== actor?.id && (
          <span>
            <Trans>
              Concerns <Person {...subject} />
            </Trans>
          </span>
        )}
      </p>
      {reason && <p className="mt-1 wrap-anywhere">{reason}</p>}
    </li>
  );
}

const Person = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.profile(id)} className="font-medium text-brand-text hover:underline">
    <span translate="no">{name}</span>
  </Link>
);
