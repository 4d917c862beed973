import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { isSubjectCode, SUBJECT_COLOURS, SUBJECT_NAMES } from '../../../lib/subjects.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';

export function SubjectChip({ code }: { code: string }) {
  const { i18n } = useLingui();
  if (!isSubjectCode(code)) return <Chip>{code}</Chip>;
  return (
    <Link to={paths.community(code)} className="reach inline-flex rounded-full hover:brightness-95">
      <Chip>
        <Dot colour={SUBJECT_COLOURS[code]} />
        {code} {i18n._(SUBJECT_NAMES[code])}
      </Chip>
    </Link>
  );
}
