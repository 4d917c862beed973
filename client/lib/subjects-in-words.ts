import { useLingui } from '@lingui/react/macro';
import { useAllSubjects } from './all-subjects.ts';

/** All the subjects as a sentence names them. */
export function useSubjectsInWords(): { names: string; codes: string; full: string } {
  const { i18n } = useLingui();
  const subjects = useAllSubjects();
  const zh = i18n.locale === 'zh';
  const list = new Intl.ListFormat(zh ? 'zh-CN' : 'en-GB');
  // The format of Chinese lists puts no space between a word and a figure.
  const listOf = (codes: string[]) => (zh ? codes.join('、') : list.format(codes));
  return {
    names: list.format(subjects.map(({ name }) => name)),
    codes: listOf(subjects.map(({ code }) => code)),
    full: listOf(subjects.map(({ name, code }) => `${name} ${code}`)),
  };
}
