import { useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { isSubjectCode, SUBJECT_NAMES, subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';

export function SubjectChip({ code }: { code: string }) {
  const { i18n } = useLingui();
  const name = isSubjectCode(code) && i18n._(SUBJECT_NAMES[code]);
  return (
    <Link to={paths.community(code)} className="reach inline-flex rounded-full hover:brightness-95">
      <Chip>
        <Dot colour={subjectColour(code)} />
        {code} {name}
      </Chip>
    </Link>
  );
}
