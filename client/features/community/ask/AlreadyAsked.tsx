import { skipToken } from '@apollo/client/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MAX_QUERY } from '../../../lib/graph/limits.gen.ts';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Link } from '../../../ui/Link.tsx';
import { useAlreadyAskedQuery } from './AlreadyAsked.gen.ts';

/** Questions that may be this one, shown while the title is typed. */
export function AlreadyAsked({ title, subjectCode }: { title: string; subjectCode: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title.trim().slice(0, MAX_QUERY)), 600);
    return () => clearTimeout(timer);
  }, [title]);
  const { data } = useAlreadyAskedQuery(
    [...settled].length >= 8 ? { variables: { title: settled, subjectCode } } : skipToken,
  );
  const similar = data?.similarQuestions ?? [];
  if (similar.length === 0) return null;
  return (
    <div className="mt-3 rounded-card bg-brand-wash px-4 py-3 text-sm">
      <p className="font-medium">
        <Trans>Perhaps one of these is your question:</Trans>
      </p>
      <ul className="mt-1 space-y-1">
        {similar.map((node) => (
          <li key={node.id}>
            <Link
              to={paths.question(node.id)}
              target="_blank"
              className="text-brand-text underline underline-offset-2"
            >
              <StoredLine text={node.title} html={node.titlePage} lang={tagOf(node.language)} />
            </Link>{' '}
            <span className="text-soft">
              <Plural value={node.answerCount} one="# answer" other="# answers" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
