import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import type { NotificationKind } from '../../../lib/graph/schema-types.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useQuery } from '../../../lib/use-query.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Refusal, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useKindNames } from './kind-names.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotificationsQuery } from './Notifications.gen.ts';
import { useInboxActs } from './use-inbox-acts.ts';

export function NotificationsPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Notifications`,
    t`Answers, comments, votes and everything else that happened to what you write.`,
  );
  const user = useSession();
  return (
    <div className="page-width py-7 *:max-w-3xl">
      {user ? (
        <Inbox key={user.id} />
      ) : (
        <>
          <h1 className="font-serif text-2xl font-semibold zh:font-sans">
            <Trans>Notifications</Trans>
          </h1>
          <Empty
            title={<Trans>Sign in to see your notifications</Trans>}
            action={
              <Button look="primary" onClick={() => openSignIn('login')}>
                <Trans>Sign in</Trans>
              </Button>
            }
          >
            <Trans>Answers, comments and votes on what you write appear here.</Trans>
          </Empty>
        </>
      )}
    </div>
  );
}

function Inbox() {
  const [query, change] = useQuery();
  const given = query.get('kind') ?? '';
  const kind = Object.hasOwn(useKindNames(), given) ? (given as NotificationKind) : null;
  const unreadOnly = query.get('show') === 'unread';
  const { data, error, refetch, fetchMore } = useNotificationsQuery({
    variables: { kind, unread: unreadOnly || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  const page = data?.notifications;
  const unreadCount = page?.unreadCount ?? 0;
  const acts = useInboxActs(unreadCount);
  const { read, refusal, done } = acts;
  const newest = page?.edges[0]?.node;
  const { heading, readAll, remove } = useFocusedActs(acts, page?.edges.length ?? 0);
  const narrowed = kind !== null || unreadOnly;
  const set = (name: string, value: string) =>
    change((next) => (value ? next.set(name, value) : next.delete(name)), { replace: true });

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-2xl font-semibold outline-none zh:font-sans"
        >
          <Trans>Notifications</Trans>
        </h1>
        <div className="flex flex-wrap gap-2">
          {/* Its place is kept: on a phone the filters would move down when it comes. */}
          <Button
            className={`max-sm:order-last ${newest && unreadCount > 0 && !narrowed ? '' : 'invisible'}`}
            onClick={() => newest && void readAll(newest)}
          >
            <Trans>Mark all as read</Trans>
          </Button>
          <Link to={paths.notificationSettings()} className={buttonClass()}>
            <Trans>Settings</Trans>
          </Link>
        </div>
      </div>
      <Filters kind={kind} unreadOnly={unreadOnly} onChange={set} />
      <p role="status" className="sr-only">
        {done}
      </p>
      {refusal && <Refusal>{refusal}</Refusal>}
      {error && <Failure onRetry={() => refetch()} />}
      {!page ? (
        !error && <ListSkeleton />
      ) : page.edges.length === 0 ? (
        <Nothing
          narrowed={narrowed}
          onShowAll={() => change((next) => ['kind', 'show'].forEach((name) => next.delete(name)))}
        />
      ) : (
        <>
          <LongList
            as="ul"
            items={page.edges}
            idOf={({ node }) => node.id}
            rowHeight={64}
            className="mt-3 overflow-hidden rounded-card border border-line bg-card"
            rowClassName="border-b border-line last:border-b-0"
          >
            {({ node }) => <NotificationItem notification={node} onRead={read} onDelete={remove} />}
          </LongList>
          {page.pageInfo.hasNextPage && (
            <More onMore={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })} />
          )}
        </>
      )}
    </>
  );
}

type Acts = ReturnType<typeof useInboxActs>;

/** Where what had the focus goes, the heading takes it. */
function useFocusedActs({ readAll, remove }: Pick<Acts, 'readAll' | 'remove'>, rows: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    heading,
    readAll(newest: Parameters<Acts['readAll']>[0]) {
      heading.current?.focus();
      return readAll(newest);
    },
    remove(row: Parameters<Acts['remove']>[0]) {
      if (rows === 1) heading.current?.focus();
      void remove(row);
    },
  };
}

interface FiltersProps {
  kind: NotificationKind | null;
  unreadOnly: boolean;
  onChange: (name: 'show' | 'kind', value: string) => void;
}

function Filters({ kind, unreadOnly, onChange }: FiltersProps) {
  const { t } = useLingui();
  const names = useKindNames();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-b border-line pb-3">
      <Segmented
        label={t`Which to show`}
        value={unreadOnly ? 'unread' : ''}
        options={[
          { value: '', label: <Trans>All</Trans> },
          { value: 'unread', label: <Trans>Unread</Trans> },
        ]}
        onChange={(value) => onChange('show', value)}
      />
      <Select
        label={t`Kind of notification`}
        framed
        value={kind ?? ''}
        options={[
          { value: '', label: t`Everything` },
          ...Object.entries(names).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) => onChange('kind', value)}
      />
    </div>
  );
}

function More({ onMore }: { onMore: () => Promise<unknown> }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    setState('loading');
    await onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div className="flex justify-center py-6">
      {state === 'failed' ? (
        <Failure onRetry={load}>
          <Trans>The older notifications could not be loaded.</Trans>
        </Failure>
      ) : (
        <Button busy={state === 'loading'} onClick={load}>
          <Trans>Show older</Trans>
        </Button>
      )}
    </div>
  );
}

function Nothing({ narrowed, onShowAll }: { narrowed: boolean; onShowAll: () => void }) {
  if (narrowed)
    return (
      <Empty
        title={<Trans>Nothing here</Trans>}
        action={
          <Button onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>No notifications match these filters.</Trans>
      </Empty>
    );
  return (
    <Empty
      title={<Trans>No notifications yet</Trans>}
      action={
        <Link to={paths.community('9709')} className={buttonClass('primary')}>
          <Trans>Go to the community</Trans>
        </Link>
      }
    >
      <Trans>Ask or answer a question: answers, comments and votes then appear here.</Trans>
    </Empty>
  );
}

function ListSkeleton() {
  return (
    <Waiting>
      <div className="mt-3 rounded-card border border-line">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className="flex gap-3 border-b border-line px-3 py-3 last:border-b-0">
            <Skeleton className="size-7 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className={`h-3 ${row % 2 ? 'w-4/5' : 'w-11/12'}`} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
