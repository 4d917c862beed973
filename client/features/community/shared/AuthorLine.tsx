import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Count } from '../../../ui/Count.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useAuthorFragment, type AuthorFragment } from './Author.gen.ts';
import type { FragmentType } from '@apollo/client';

interface AuthorLineProps {
  author: FragmentType<AuthorFragment> | null;
  /** Others are not told who it was. */
  anonymous?: boolean;
}

/** Who wrote something, with what the community thinks of them. */
export function AuthorLine({ author, anonymous = false }: AuthorLineProps) {
  if (!author)
    return (
      <span className="text-sm text-soft">
        <Trans>Asked anonymously</Trans>
      </span>
    );
  return <Named author={author} anonymous={anonymous} />;
}

function Named({ author, anonymous }: { author: FragmentType<AuthorFragment>; anonymous: boolean }) {
  const { data, complete } = useAuthorFragment(author);
  if (!complete) return null;
  return (
    <span className="inline-flex items-center gap-2 text-sm text-soft">
      <Avatar name={data.name} src={data.avatarUrl} />
      <Link
        to={paths.profile(data.id)}
        translate="no"
        className="reach relative font-medium text-ink hover:text-brand-text"
      >
        {data.name}
      </Link>
      <Count value={data.reputation} />
      {anonymous && (
        <Chip>
          <Trans>anonymous to others</Trans>
        </Chip>
      )}
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
