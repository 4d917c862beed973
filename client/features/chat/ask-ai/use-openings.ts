import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { NAMED, PHRASES } from '../messages/phrases.ts';
import type { Suggestion } from '../messages/StarterSuggestions.tsx';
import { useOpeningsQuery } from './Openings.gen.ts';

const OTHERS = 2;

/** Things to ask first: about the topic that was read last, or about those that one begins with. */
export function useOpenings(): Suggestion[] {
  const { language, title } = useBilingual();
  const member = useSession() !== null;
  const { data } = useOpeningsQuery({ variables: { member } });
  if (!data) return [];

  const own = data.studyRecords?.nodes[0]?.topic;
  const others = data.recommendedTopics.map(({ topic }) => topic).filter(({ id }) => id !== own?.id);
  const [first, ...rest] = own ? [own, ...others] : others;
  const said = [
    ...(first ? [NAMED.quiz, NAMED.meaning, NAMED.formulas].map((way) => way[language](title(first))) : []),
    ...rest.slice(0, OTHERS).map((topic) => NAMED.quiz[language](title(topic))),
  ];
  return [
    ...said.map((words) => ({ words, isBeginning: false })),
    { words: PHRASES.check[language], isBeginning: true },
  ];
}
