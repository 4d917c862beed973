import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Rail, RailPart } from '../shared/Rail.tsx';
import type { Paper } from './paper.ts';
import { Link } from '../../../ui/Link.tsx';

/** Beside a paper: what to do with it, and the other papers of its subject. */
export function PaperRail({ paper }: { paper: Paper }) {
  const { title } = useBilingual();
  const { code, slug, papers } = paper.subject;
  return (
    <Rail>
      <RailPart id="practise" title={<Trans>Practise</Trans>}>
        <Link to={paths.community(code, { paper: paper.code })}>
          <Trans>Questions about this paper</Trans>
        </Link>
        <Link to={paths.check()}>
          <Trans>Solve and check</Trans>
        </Link>
        <Link to={paths.learningPath(code)}>
          <Trans>Learning path</Trans>
        </Link>
      </RailPart>
      <RailPart id="other-papers" title={<Trans>Other papers</Trans>}>
        {papers
          .filter((other) => other.marks !== null && other.code !== paper.code)
          .map((other) => (
            <Link key={other.code} to={paths.paper(code, other.code)}>
              <span className="mr-2 font-mono text-xs text-faint uppercase">{other.code}</span>
              {title(other)}
            </Link>
          ))}
        <Link to={paths.papers(slug)}>
          <Trans>All papers</Trans>
        </Link>
      </RailPart>
    </Rail>
  );
}
