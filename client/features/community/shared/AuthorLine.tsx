import { Trans } from '@lingui/react/macro';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Count } from '../../../ui/Count.tsx';
import { useAuthorFragment, type AuthorFragment } from './Author.gen.ts';
import type { FragmentType } from '@apollo/client';

/** Who wrote something, with what the community thinks of them. */
export function AuthorLine({ author }: { author: FragmentType<AuthorFragment> }) {
  const { data, complete } = useAuthorFragment(author);
  if (!complete) return null;
  return (
    <span className="inline-flex items-center gap-2 text-sm text-soft">
      <Avatar name={data.name} src={data.avatarUrl} />
      <span translate="no" className="font-medium text-ink">
        {data.name}
      </span>
      <Count value={data.reputation} />
      {data.role === 'MODERATOR' && (
        <Chip tone="brand">
          <Trans>Moderator</Trans>
        </Chip>
      )}
      {data.role === 'ADMIN' && (
        <Chip tone="brand">
          <Trans>Admin</Trans>
        </Chip>
      )}
    </span>
  );
}
