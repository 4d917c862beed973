import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { RareIcon, type RareIconName } from '../../../ui/RareIcon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { NotificationKind } from '../../../lib/graph/schema-types.ts';
import { type NotificationRowFragment, useNotificationRowFragment } from './Notifications.gen.ts';

interface NotificationItemProps {
  notification: FragmentType<NotificationRowFragment>;
  onRead: (row: NotificationRowFragment) => void;
  /** Its target is being opened. */
  onOpen?: () => void;
  onDelete?: (row: NotificationRowFragment) => void;
}

/** One row of an inbox: opening what it is about reads it. */
export function NotificationItem({ notification, onRead, onOpen, onDelete }: NotificationItemProps) {
  const { t } = useLingui();
  const { data: row, complete } = useNotificationRowFragment(notification);
  // Taken out of the cache: the list is about to be drawn without it.
  if (!complete) return null;

  return (
    <div className={`relative flex items-start gap-1 ${row.isRead ? '' : 'bg-brand-wash'}`}>
      <Target
        url={row.url}
        onOpen={() => {
          onRead(row);
          onOpen?.();
        }}
      >
        <Words row={row} />
      </Target>
      {onDelete && (
        <span className="flex shrink-0 gap-1 py-2 pr-2 max-sm:flex-col">
          {!row.isRead && (
            <IconButton
              label={t`Mark as read`}
              onClick={({ currentTarget }) => {
                // It goes when it was pressed.
                (currentTarget.nextElementSibling as HTMLElement).focus();
                onRead(row);
              }}
            >
              <Icon name="check" className="size-4" />
            </IconButton>
          )}
          <IconButton label={t`Delete`} onClick={() => onDelete(row)}>
            <RareIcon name="trash" className="size-4" />
          </IconButton>
        </span>
      )}
    </div>
  );
}

const TARGET =
  'flex min-w-0 flex-1 items-start gap-3 px-3 py-2.5 text-left hover:bg-page focus-visible:-outline-offset-2';

interface TargetProps {
  url: string | null;
  onOpen: () => void;
  children: ReactNode;
}

/** What has nothing to open is read by pressing it. */
function Target({ url, onOpen, children }: TargetProps) {
  return url === null ? (
    <button type="button" onClick={onOpen} className={TARGET}>
      {children}
    </button>
  ) : (
    <Link to={url} onClick={onOpen} className={TARGET}>
      {children}
    </Link>
  );
}

const ICONS: Partial<Record<NotificationKind, IconName>> = {
  ANSWER: 'chat',
  COMMENT: 'chat',
  MENTION: 'chat',
  ACCEPTED: 'check',
  CLOSED: 'close',
  MODERATION: 'alert',
  VOTES: 'arrow-up',
};

const RARE_ICONS: Partial<Record<NotificationKind, RareIconName>> = {
  SUGGESTION: 'edit',
  FOLLOWER: 'person',
  INVITATION: 'person',
  TAG: 'plus',
  AUTHOR: 'plus',
  DIGEST: 'panel',
};

function KindIcon({ kind }: { kind: NotificationKind }) {
  const name = ICONS[kind];
  return name ? (
    <Icon name={name} className="size-4" />
  ) : (
    <RareIcon name={RARE_ICONS[kind] ?? 'medal'} className="size-4" />
  );
}

function Words({ row }: { row: NotificationRowFragment }) {
  const { i18n } = useLingui();
  const language = i18n.locale === 'zh' ? 'zh' : 'en';
  return (
    <>
      <span
        className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-full ${row.isRead ? 'text-faint' : 'bg-card text-brand-text'}`}
      >
        <KindIcon kind={row.kind} />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex items-baseline justify-between gap-3">
          <span className={row.isRead ? 'font-medium' : 'font-semibold'}>
            {row.titleText[language]}
            {!row.isRead && (
              <span className="sr-only">
                {' '}
                <Trans>(unread)</Trans>
              </span>
            )}
          </span>
          <span className="shrink-0 text-xs text-faint">
            <RelativeTime at={row.createdAt} short />
          </span>
        </span>
        <span className="mt-0.5 block wrap-anywhere text-soft">
          <InlineProse text={row.messageText[language]} />
        </span>
      </span>
    </>
  );
}
