import { Trans, useLingui } from '@lingui/react/macro';
import { isSubjectCode, SUBJECT_CODES, SUBJECT_NAMES } from '../../lib/curriculum/subjects.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { SearchAddress } from './use-search-address.ts';

/** Of posts, language and status too. */
export function ResultFilters({ address }: { address: SearchAddress }) {
  const { t, i18n } = useLingui();
  const { kind, get, narrow, isNarrowed } = address;
  if (kind === 'PERSON') return null;
  const arePosts = kind === 'QUESTION' || kind === 'ANSWER';
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      <Select
        label={t`Subject`}
        value={isSubjectCode(get('subject')) ? get('subject') : ''}
        onChange={(subject) => narrow({ subject })}
        options={[
          { value: '', label: t`All subjects` },
          ...SUBJECT_CODES.map((code) => ({ value: code as string, label: i18n._(SUBJECT_NAMES[code]) })),
        ]}
      />
      {arePosts && (
        <>
          <Select
            label={t`Language`}
            value={get('language')}
            onChange={(language) => narrow({ language })}
            options={[
              { value: '', label: '中 / EN' },
              { value: 'en', label: 'English' },
              { value: 'zh', label: '中文' },
            ]}
          />
          <Select
            label={t`Status`}
            value={get('status')}
            onChange={(status) => narrow({ status })}
            options={[
              { value: '', label: t`Open and closed` },
              { value: 'open', label: t`Open` },
              { value: 'closed', label: t`Closed` },
              ...(kind === 'QUESTION' ? [{ value: 'unanswered', label: t`Unanswered` }] : []),
            ]}
          />
        </>
      )}
      {isNarrowed && (
        <Button look="quiet" size="small" onClick={() => narrow({ subject: '', language: '', status: '' })}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </div>
  );
}
