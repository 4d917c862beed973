import { Trans } from '@lingui/react/macro';
import { MAX_QUESTION } from '../../../lib/graph/limits.gen.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import type { Read } from '../store/message.ts';
import type { ReplyBodyFragment } from './Replies.gen.ts';

/** Where there is something to compute. */
const MATHS = /[\d=^$\\]/;

/** Under a question that was not solved: the way to what was read in its sentences, where that is corrected. */
export function HowItWasRead({ message }: { message: Read<ReplyBodyFragment> }) {
  const { about, solutions, working, source } = message;
  const isUnsolved = source === 'lemma' && solutions.length === 0 && !working;
  if (!isUnsolved || !about || !MATHS.test(about) || about.length > MAX_QUESTION) return null;
  return (
    <p className="text-sm">
      <Link to={paths.howRead(about)} className="text-brand-text underline underline-offset-2">
        <Trans>See how this question was read, and correct it</Trans>
      </Link>
    </p>
  );
}
