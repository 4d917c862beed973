import { useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import type { SubjectMatter } from './use-subject-matter.ts';

interface SubjectMatterFieldsProps {
  matter: SubjectMatter;
  onChoose: (choice: Partial<SubjectMatter>) => void;
  /** Listed even while the subjects are still loading. */
  initialSubject: { code: string; name: string };
}

/** What a question is about, and the language that it is in. */
export function SubjectMatterFields({ matter, onChoose, initialSubject }: SubjectMatterFieldsProps) {
  const { t } = useLingui();
  const { subjectCode, paper, topic, language } = matter;
  const taught = useAllSubjects();
  const isTaught = taught.some(({ code }) => code === initialSubject.code);
  const subjects = isTaught ? taught : [...taught, initialSubject];
  const { papers, topicsOf, name } = useSyllabus(subjectCode);
  // The place of a choice is kept until it is known what there is to choose.
  const isLoading = name === '';
  const topics = topicsOf(paper || (papers.length === 1 ? papers[0]!.value : ''));

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        label={t`Subject`}
        value={subjectCode}
        onChange={(code) => onChoose({ subjectCode: code, paper: '', topic: '' })}
        options={subjects.map(({ code, name }) => ({
          value: code,
          label: (
            <>
              <span className="hidden sm:inline">{name}</span>
              <span className="sm:hidden">{code}</span>
            </>
          ),
        }))}
      />
      {(papers.length > 1 || isLoading) && (
        <Select
          label={t`Paper`}
          value={paper}
          onChange={(code) => onChoose({ paper: code, topic: '' })}
          options={[{ value: '', label: t`Any paper` }, ...papers]}
          framed
        />
      )}
      {(topics.length > 0 || (isLoading && paper !== '')) && (
        <Select
          label={t`Topic`}
          value={topic}
          onChange={(slug) => onChoose({ topic: slug })}
          options={[{ value: '', label: t`Any topic` }, ...topics]}
          framed
        />
      )}
      <Segmented
        label={t`Language of the question`}
        value={language}
        onChange={(one) => onChoose({ language: one })}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'zh', label: '中文', lang: 'zh' },
        ]}
      />
    </div>
  );
}
