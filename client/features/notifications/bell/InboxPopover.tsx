import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Failure, Refusal, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import type { AnchoredProps } from '../../../ui/overlays/anchored.ts';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { NotificationItem } from '../list/NotificationItem.tsx';
import { useNotificationsQuery } from '../list/Notifications.gen.ts';
import { useInboxActs } from '../list/use-inbox-acts.ts';

const SHOWN = 10;

interface InboxPopoverProps extends AnchoredProps {
  unread: number;
  failed: boolean;
  onRetry: () => unknown;
}

/** The ten newest notifications, below the bell. */
export function InboxPopover({ unread, failed, onRetry, ...anchored }: InboxPopoverProps) {
  const { t } = useLingui();
  const { data } = useNotificationsQuery({ variables: {}, fetchPolicy: 'cache-only' });
  const { read, readAll, refusal, done } = useInboxActs(unread);
  const edges = data?.notifications.edges.slice(0, SHOWN) ?? null;
  const newest = edges?.[0]?.node;
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => anchored.onOpenChange(false);

  return (
    <Popover label={t`Notifications`} wide {...anchored}>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-3">
        <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          <Trans>Notifications</Trans>
        </h2>
        {newest && unread > 0 && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              // The button goes.
              heading.current?.focus();
              void readAll(newest);
            }}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {done}
      </p>
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="max-h-[min(28rem,calc(100dvh-11rem))] overflow-y-auto">
        {edges === null ? (
          failed ? (
            <Failure onRetry={onRetry} />
          ) : (
            <RowsSkeleton />
          )
        ) : edges.length === 0 ? (
          <p className="px-4 py-10 text-center text-sm text-soft">
            <Trans>Answers, comments and votes on what you write appear here.</Trans>
          </p>
        ) : (
          <ul>
            {edges.map(({ node }) => (
              <li key={node.id} className="border-b border-line last:border-b-0">
                <NotificationItem notification={node} onRead={read} onOpen={close} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-3 py-2 text-sm">
        <Link
          to={paths.notifications()}
          onClick={close}
          className="py-1 font-medium text-brand-text hover:underline"
        >
          <Trans>All notifications</Trans>
        </Link>
        <Link to={paths.notificationSettings()} onClick={close} className="py-1 text-soft hover:underline">
          <Trans>Settings</Trans>
        </Link>
      </div>
    </Popover>
  );
}

export function RowsSkeleton() {
  return (
    <Waiting>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex gap-3 px-3 py-3">
          <Skeleton className="size-7 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className={`h-3 ${row % 2 ? 'w-4/5' : 'w-11/12'}`} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
