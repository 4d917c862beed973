import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { dismiss, type Notice, useNotices } from './notify.ts';

const SHOWN_FOR = 6000;

/** Where notices appear; they stay while the pointer is over them. */
export function Notices() {
  const shown = useNotices();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2"
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const [held, hold] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(notice.id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, notice.id]);

  return (
    <div
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="pointer-events-auto flex max-w-md items-center gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 text-sm shadow-card transition starting:translate-y-2 starting:opacity-0"
    >
      <p className="flex-1">{notice.text}</p>
      <IconButton label={t`Close`} onClick={() => dismiss(notice.id)}>
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  );
}
