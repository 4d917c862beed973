import { Trans } from '@lingui/react/macro';
import { useMissing } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty } from '../../../ui/states.tsx';

interface NoQuestionProps {
  /** While somebody read it. */
  deleted: boolean;
  subjectCode: string | undefined;
}

export function NoQuestion({ deleted, subjectCode = '9709' }: NoQuestionProps) {
  useMissing();
  return (
    <Empty
      title={deleted ? <Trans>This question was deleted</Trans> : <Trans>There is no such question</Trans>}
      action={
        <Link to={paths.community(subjectCode)} className={buttonClass()}>
          <Trans>To the questions</Trans>
        </Link>
      }
    >
      <Trans>It may have been deleted, or the link is not complete.</Trans>
    </Empty>
  );
}
