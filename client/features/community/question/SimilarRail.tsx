import { Plural, Trans } from '@lingui/react/macro';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useSimilarQuestionsQuery } from './SimilarRail.gen.ts';

/** Other questions of the same kind, beside the one that is read. */
export function SimilarRail({ id }: { id: string }) {
  const { data } = useSimilarQuestionsQuery({ variables: { id } });
  const similar = data?.question?.similar ?? [];
  if (similar.length === 0) return null;
  return (
    <aside aria-labelledby="similar">
      <h2 id="similar" className="text-xs font-semibold tracking-wide text-faint uppercase">
        <Trans>Similar questions</Trans>
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {similar.map((one) => (
          <li key={one.id} className="text-sm">
            <Link to={paths.question(one.id)} className="font-medium hover:text-brand-text">
              <StoredLine text={one.title} html={one.titlePage} lang={one.language} />
            </Link>
            <p className="flex items-center gap-1 text-xs text-faint">
              <Plural value={one.answerCount} one="# answer" other="# answers" />
              {one.acceptedAnswerId && <Icon name="check" className="size-3.5 text-right" />}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
