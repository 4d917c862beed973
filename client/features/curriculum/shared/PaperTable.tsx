import { Trans } from '@lingui/react/macro';
import { type Bilingual, useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';

interface Paper {
  code: string;
  title: Bilingual;
  marks: number | null;
  minutes: number | null;
}

/** Papers to compare, with marks and minutes aligned. */
export function PaperTable({ subjectCode, papers }: { subjectCode: string; papers: Paper[] }) {
  const { title, otherTitle, otherTag } = useBilingual();
  return (
    <table className="mt-3 w-full border-collapse text-left">
      <thead className="text-xs text-faint">
        <tr className="border-b border-line-strong whitespace-nowrap">
          <th scope="col" className="w-14 py-2 font-semibold">
            <Trans>Paper</Trans>
          </th>
          <th scope="col" className="py-2 font-semibold">
            <Trans context="of a paper">Title</Trans>
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            <Trans>Marks</Trans>
          </th>
          <th scope="col" className="w-24 py-2 text-end font-semibold">
            <Trans>Minutes</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => (
          <tr key={paper.code} className="relative border-b border-line transition hover:bg-card">
            <td className="py-3.5 align-baseline font-mono text-sm text-soft uppercase">{paper.code}</td>
            <td className="py-3.5">
              <Link
                to={paths.paper(subjectCode, paper.code)}
                className="font-medium after:absolute after:inset-0 hover:text-brand-text"
              >
                {title(paper)}
              </Link>
              <span lang={otherTag} className="block text-sm text-faint">
                {otherTitle(paper)}
              </span>
            </td>
            <td className="py-3.5 text-end align-baseline font-mono tabular-nums">{paper.marks}</td>
            <td className="py-3.5 text-end align-baseline font-mono tabular-nums">{paper.minutes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
