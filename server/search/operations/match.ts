import type { Language, Text } from '../../core/locale.ts';
import type { SearchKind } from '../rules.ts';

/** One thing that was found, as every list of results shows it. */
export interface Match {
  /** Unique among its kind. */
  id: string;
  kind: SearchKind;
  title: Text;
  description: Text;
  /** In which somebody wrote it; what is taught is there in both. */
  language: Language | null;
  subjectCode: string;
  subject: Text;
  paper: string | null;
  paperTitle: Text | null;
  /** The address of its page. */
  path: string;
  /** What was looked through, in the language that fits. */
  searchableText: string;
  score: number;
}
