import { useLingui } from '@lingui/react/macro';
import { useSyllabusQuery } from './Syllabus.gen.ts';

export interface Choice {
  value: string;
  label: string;
}

/** The papers of a subject with their topics, named in the reader's language. */
export function useSyllabus(code: string) {
  const { i18n } = useLingui();
  const { data, loading } = useSyllabusQuery({ variables: { code } });
  const named = (one: { titleEn: string; titleZh: string }) =>
    i18n.locale === 'zh' ? one.titleZh : one.titleEn;
  // Some papers have their topics filed under another one.
  const papers = (data?.subject?.papers ?? []).filter(({ topics }) => topics.length > 0);

  return {
    /** Null once the graph has said that there is none. */
    name: data?.subject
      ? i18n.locale === 'zh'
        ? data.subject.nameZh
        : data.subject.nameEn
      : loading
        ? ''
        : null,
    papers: papers.map((paper): Choice => ({ value: paper.code, label: named(paper) })),
    topicsOf: (paperCode: string): Choice[] =>
      (papers.find(({ code }) => code === paperCode)?.topics ?? []).map((topic) => ({
        value: topic.slug,
        label: named(topic),
      })),
    paperName: (paperCode: string) => {
      const paper = papers.find(({ code }) => code === paperCode);
      return paper ? named(paper) : paperCode.toUpperCase();
    },
    topicName: (paperCode: string | null, slug: string) => {
      const topic = papers
        .filter(({ code }) => !paperCode || code === paperCode)
        .flatMap(({ topics }) => topics)
        .find((one) => one.slug === slug);
      return topic ? named(topic) : slug;
    },
  };
}
