import { addToDraft, TUTOR_MESSAGE } from '../../../lib/device/drafts.ts';
import { paths } from '../../../lib/paths.ts';

/** What else can be done with what was typed, below what was found. */
export interface Offer {
  offer: 'ALL' | 'QUESTION' | 'PERSON' | 'TUTOR';
  id: string;
  path: string;
  /** Done before one goes there. */
  prepare?: () => void;
}

export function offersFor(text: string): Offer[] {
  const search = paths.search(text);
  return [
    { offer: 'ALL', id: 'all', path: search },
    { offer: 'QUESTION', id: 'questions', path: `${search}&kind=question` },
    { offer: 'PERSON', id: 'people', path: `${search}&kind=person` },
    { offer: 'TUTOR', id: 'tutor', path: paths.askAi(), prepare: () => addToDraft(TUTOR_MESSAGE, text) },
  ];
}
