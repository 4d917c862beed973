import { Trans } from '@lingui/react/macro';
import { isSubjectCode, SUBJECT_CODES } from '../../lib/curriculum/subjects.ts';
import { addToDraft, keepDraft, QUESTION_TITLE, readDraft, TUTOR_MESSAGE } from '../../lib/device/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Empty } from '../../ui/loading/states.tsx';
import type { SearchAddress } from './use-search-address.ts';

/** What to do where nothing fits: with what was typed one asks the tutor or the community. */
export function NothingFound({ address }: { address: SearchAddress }) {
  const { query, kind, isNarrowed, narrow, show, get } = address;
  const subject = isSubjectCode(get('subject')) ? get('subject') : SUBJECT_CODES[0];
  // A title that somebody began to write is theirs.
  const draftTitle = () => readDraft(QUESTION_TITLE) || keepDraft(QUESTION_TITLE, query);
  return (
    <Empty
      title={<Trans>No results for “{query}”</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {(isNarrowed || kind !== 'ALL') && (
            <Button
              look="primary"
              onClick={() => (isNarrowed ? narrow({ subject: '', language: '', status: '' }) : show('ALL'))}
            >
              {isNarrowed ? <Trans>Clear filters</Trans> : <Trans>Search everything</Trans>}
            </Button>
          )}
          <Link
            to={paths.askAi()}
            onClick={() => addToDraft(TUTOR_MESSAGE, query)}
            className={buttonClass(isNarrowed || kind !== 'ALL' ? undefined : 'primary')}
          >
            <Trans>Ask the tutor</Trans>
          </Link>
          <Link to={paths.ask(subject)} onClick={draftTitle} className={buttonClass()}>
            <Trans>Ask the community</Trans>
          </Link>
          <Link to={paths.topics()} className={buttonClass()}>
            <Trans>Browse the topics</Trans>
          </Link>
        </div>
      }
    >
      <Trans>Try fewer or different words; English, Chinese, pinyin and formulas all work.</Trans>
    </Empty>
  );
}
