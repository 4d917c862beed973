import { useLingui } from '@lingui/react/macro';
import { useSyllabusQuery } from './Syllabus.gen.ts';

export interface Choice {
  value: string;
  label: string;
}

const plain = (name: string) => name.toLowerCase().replaceAll('-', ' ');

/** The papers of a subject with their topics, named in the reader's language. */
export function useSyllabus(code: string) {
  const { i18n } = useLingui();
  const { data, loading } = useSyllabusQuery({ variables: { code } });
  const said = ({ en, zh }: { en: string; zh: string }) => (i18n.locale === 'zh' ? zh : en);
  // Some papers have their topics filed under another one.
  const papers = (data?.subject?.papers ?? []).filter(({ topics }) => topics.length > 0);
  const topicAt = (paperCode: string | null, slug: string) =>
    papers
      .filter(({ code }) => !paperCode || code === paperCode)
      .flatMap(({ topics }) => topics)
      .find((one) => one.slug === slug);

  return {
    /** Null once the graph has said that there is none. */
    name: data?.subject ? said(data.subject.name) : loading ? '' : null,
    papers: papers.map((paper): Choice => ({ value: paper.code, label: said(paper.title) })),
    topicsOf: (paperCode: string): Choice[] =>
      (papers.find(({ code }) => code === paperCode)?.topics ?? []).map((topic) => ({
        value: topic.slug,
        label: said(topic.title),
      })),
    paperName: (paperCode: string) => {
      const paper = papers.find(({ code }) => code === paperCode);
      return paper ? said(paper.title) : paperCode.toUpperCase();
    },
    topicName: (paperCode: string | null, slug: string) => {
      const topic = topicAt(paperCode, slug);
      return topic ? said(topic.title) : slug;
    },
    /** Whether a tag says no more than the topic does, in either language. */
    isTopicName: (tag: string, paperCode: string | null, slug: string) => {
      const { en = slug, zh = slug } = topicAt(paperCode, slug)?.title ?? {};
      return [slug, en, zh].some((name) => plain(name) === plain(tag));
    },
  };
}
