import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePaperNamesQuery } from './Tags.gen.ts';

/** The names of papers where questions of several subjects stand together; null until they are known. */
export function usePaperName(): (paperCode: string, subjectCode: string) => string | null {
  const { title } = useBilingual();
  const { data } = usePaperNamesQuery({});
  return (paperCode, subjectCode) => {
    if (!data) return null;
    const papers = data.subjects.find(({ code }) => code === subjectCode)?.papers;
    const paper = papers?.find(({ code }) => code === paperCode);
    return paper ? title(paper) : paperCode.toUpperCase();
  };
}
