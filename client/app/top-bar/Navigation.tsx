import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { useCurrentSubject } from '../../lib/current-subject.ts';
import { paths } from '../../lib/paths.ts';
import { SUBJECT_CODES, SUBJECT_COLOURS, SUBJECT_NAMES, type SubjectCode } from '../../lib/subjects.ts';
import { Dot } from '../../ui/Dot.tsx';

const LOOKS = {
  bar: {
    list: 'flex h-full gap-5',
    link: 'relative flex h-full items-center gap-2 text-sm font-medium whitespace-nowrap text-soft transition hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-brand',
    code: 'sr-only',
  },
  sheet: {
    list: 'flex flex-col',
    link: 'flex min-h-11 items-center gap-3 rounded-control px-3 -mx-3 aria-[current]:bg-brand-wash aria-[current]:font-semibold',
    code: 'ml-auto font-mono text-xs text-faint',
  },
};

interface NavigationProps {
  look: keyof typeof LOOKS;
  onNavigate?: () => void;
}

export function Navigation({ look, onNavigate }: NavigationProps) {
  const { t } = useLingui();
  const { list, link } = LOOKS[look];
  return (
    <nav aria-label={t`Main`} className="h-full">
      <ul className={list}>
        <li>
          <NavLink to={paths.home()} end onClick={onNavigate} className={link}>
            <Trans>Home</Trans>
          </NavLink>
        </li>
        {SUBJECT_CODES.map((code) => (
          <li key={code}>
            <SubjectLink code={code} look={look} onNavigate={onNavigate} />
          </li>
        ))}
        <li>
          <NavLink to={paths.check()} onClick={onNavigate} className={link}>
            <Trans>Solve and check</Trans>
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

function SubjectLink({ code, look, onNavigate }: NavigationProps & { code: SubjectCode }) {
  const { i18n, t } = useLingui();
  const current = useCurrentSubject() === code;
  const name = i18n._(SUBJECT_NAMES[code]);
  const { link, code: codeLook } = LOOKS[look];
  return (
    <NavLink
      to={paths.community(code)}
      title={t`${name} community`}
      aria-current={current ? 'page' : undefined}
      onClick={onNavigate}
      className={link}
    >
      <Dot colour={SUBJECT_COLOURS[code]} />
      {name}
      <span className={codeLook}>{code}</span>
    </NavLink>
  );
}
