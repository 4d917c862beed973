import { Trans } from '@lingui/react/macro';
import { Chip } from '../../ui/Chip.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

interface ProfileAboutProps {
  bio: string;
  links: string[];
  subjects: string[];
  examSession: string | null;
  joinedAt: string;
}

/** What somebody says of themselves. */
export function ProfileAbout({ bio, links, subjects, examSession, joinedAt }: ProfileAboutProps) {
  return (
    <div className="mt-5 flex flex-col gap-3">
      {bio && <p className="max-w-[68ch] wrap-break-word whitespace-pre-line">{bio}</p>}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {links.map((link) => (
            <li key={link} className="max-w-full truncate">
              <a href={link} rel="nofollow noopener ugc" className="reach text-brand-text underline">
                {link.replace(/^https?:\/\//, '')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        {subjects.map((code) => (
          <Chip key={code}>{code}</Chip>
        ))}
        {examSession && (
          <Chip>
            <Trans>sits papers in {examSession}</Trans>
          </Chip>
        )}
        <span>
          <Trans>
            joined <RelativeTime at={joinedAt} />
          </Trans>
        </span>
      </p>
    </div>
  );
}
