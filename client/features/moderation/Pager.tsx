import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';

interface PagerProps {
  after: string | null;
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  onTurn: (after: string | null) => void;
}

/** One page of a list at a time: onwards, and back to where it begins. */
export function Pager({ after, pageInfo, onTurn }: PagerProps) {
  if (!after && !pageInfo.hasNextPage) return null;
  return (
    <nav className="mt-5 flex justify-between gap-3">
      <span>
        {after && (
          <Button onClick={() => onTurn(null)}>
            <Trans>Back to the beginning</Trans>
          </Button>
        )}
      </span>
      {pageInfo.hasNextPage && (
        <Button onClick={() => onTurn(pageInfo.endCursor ?? null)}>
          <Trans>More</Trans>
        </Button>
      )}
    </nav>
  );
}
