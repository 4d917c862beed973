import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/Link.tsx';

export function Logo() {
  return (
    <Link
      to={paths.home()}
      className="reach flex shrink-0 items-center gap-2.5 rounded-control font-serif text-[1.25rem] font-semibold"
    >
      <svg aria-hidden="true" viewBox="0 0 26 26" className="size-[26px]">
        <rect width="26" height="26" rx="6" className="fill-brand-solid" />
        <g className="fill-white">
          <circle cx="13" cy="8.6" r="1.9" />
          <circle cx="7.9" cy="17" r="1.9" />
          <circle cx="18.1" cy="17" r="1.9" />
        </g>
      </svg>
      Lemma
    </Link>
  );
}
