import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import type { TagsPageQuery } from './Tags.gen.ts';

const PLACES = Array.from({ length: 12 }, (_, place) => place);
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3';

interface TagGridProps {
  page: {
    nodes: Omit<TagsPageQuery['popularTags']['nodes'][number], 'trend'>[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  after: string | null;
  onTurn: (after: string | null) => void;
}

/** A page of tags with how many questions each has, and the ways to the others. */
export function TagGrid({ page: { nodes, pageInfo }, after, onTurn }: TagGridProps) {
  const { i18n } = useLingui();
  const { name: nameOf } = useBilingual();
  return (
    <>
      <ul className={GRID}>
        {nodes.map(({ name, questions, unanswered, subject }) => (
          <li
            key={name}
            className="relative flex min-h-24 flex-col rounded-card border border-line bg-card px-4 py-3"
          >
            <Link
              to={paths.tag(name)}
              translate="no"
              className="font-semibold wrap-anywhere text-ink after:absolute after:inset-0 hover:text-brand-text"
            >
              {name}
            </Link>
            {subject && <span className="text-xs text-soft">{nameOf(subject)}</span>}
            <span className="mt-auto flex flex-wrap gap-x-3 pt-2 text-xs text-soft tabular-nums">
              <span>
                <Plural value={questions} one="# question" other="# questions" />
              </span>
              <span>
                <Trans>{i18n.number(unanswered)} unanswered</Trans>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {(after !== null || pageInfo.hasNextPage) && (
        <nav className="mt-5 flex justify-between gap-3">
          <span>
            {after !== null && (
              <Button onClick={() => onTurn(null)}>
                <Trans>Back to the first</Trans>
              </Button>
            )}
          </span>
          {pageInfo.hasNextPage && (
            <Button onClick={() => onTurn(pageInfo.endCursor)}>
              <Trans>More tags</Trans>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

export const GridSkeleton = () => (
  <Waiting>
    <div className={GRID}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-24 w-full" />
      ))}
    </div>
  </Waiting>
);
