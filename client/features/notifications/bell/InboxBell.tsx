import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useLiveAgain } from '../../../lib/graph/live-status.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { notify } from '../../../ui/overlays/notify.ts';
import { useOverlay } from '../../../ui/overlays/use-overlay.ts';
import { forgetInbox, setUnread } from '../list/inbox-cache.ts';
import { useInboxActs } from '../list/use-inbox-acts.ts';
import {
  type InboxChangedSubscription,
  useInboxChangedSubscription,
  useNotificationsQuery,
} from '../list/Notifications.gen.ts';
import { isInView, isOpen, useSeen } from './use-seen.ts';

const load = () => import('./InboxPopover.tsx');
const InboxPopover = part(async () => (await load()).InboxPopover, overPage);

/** Above this the badge says that there are more. */
const MOST = 9;

/** How many notifications are unread, live, and the ten newest on demand. */
export function InboxBell() {
  const { t } = useLingui();
  const inbox = useInbox();
  const { everOpened, trigger, anchored } = useOverlay(load, 'dialog');
  const { unread } = inbox;
  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`;
  return (
    <>
      <IconButton label={label} className="relative" {...trigger}>
        <RareIcon name="bell" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0.5 grid pointer-coarse:top-1 pointer-coarse:right-1 h-4 min-w-4 place-items-center rounded-full bg-brand-solid px-1 text-[11px] leading-none font-semibold text-white tabular-nums"
          >
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </IconButton>
      {everOpened && (
        <Suspense>
          <InboxPopover unread={unread} failed={inbox.failed} onRetry={inbox.retry} {...anchored} />
        </Suspense>
      )}
    </>
  );
}

/** The inbox as it is told live. What cannot be fetched is logged, and the bar stays as it is. */
function useInbox() {
  const { i18n } = useLingui();
  const graph = useApolloClient();
  const { data, error, refetch } = useNotificationsQuery({
    variables: {},
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  const page = data?.notifications;
  const newest = page ? (page.edges[0]?.node.createdAt ?? '') : null;

  useEffect(() => {
    if (error) console.warn('The notifications could not be fetched.', error);
  }, [error]);
  useEffect(() => () => forgetInbox(graph.cache), [graph]);

  const fetchAnew = () =>
    graph
      .refetchQueries({ include: ['Notifications'] })
      .catch((reason: unknown) => console.warn('The notifications could not be fetched.', reason));

  useInboxChangedSubscription({
    onData({ data: { data: told } }) {
      if (!told) return;
      setUnread(graph.cache, told.inboxChanged.unreadCount);
      popUp(told.inboxChanged, newest, i18n.locale);
      void fetchAnew();
    },
  });
  useLiveAgain(() => void fetchAnew());

  const unread = page?.unreadCount ?? 0;
  const { read } = useInboxActs(unread);
  useSeen(page?.edges.map(({ node }) => node) ?? [], read);

  return { unread, failed: Boolean(error) && !page, retry: refetch };
}

type Change = InboxChangedSubscription['inboxChanged'];

/** Says what has come, unless its reader wants quiet; what was only read or deleted is no news. */
function popUp({ newest, isQuiet }: Change, before: string | null, language: string): void {
  if (!newest || newest.isRead || isQuiet || before === null || newest.createdAt <= before) return;
  // A question's own page says that an answer has come.
  if (isInView(newest.url) || (newest.kind === 'ANSWER' && isOpen(newest.url))) return;
  const title = newest.titleText[language === 'zh' ? 'zh' : 'en'];
  notify(
    newest.url === null ? (
      title
    ) : (
      <Link to={newest.url} className="font-medium underline">
        {title}
      </Link>
    ),
  );
}
