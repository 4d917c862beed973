import { refersBack } from '../../maths/solving/part-answers.ts';
import { partsOf } from '../../maths/reading/questions/question-parts.ts';
import { plainQuestion } from './courtesies.ts';

export interface QuestionPart {
  label: string;
  text: string;
  /** Whether it goes on from what an earlier part found. */
  goesOn: boolean;
  /** What may be solved for it, the likeliest first. */
  readings: string[];
}

/** A question in its parts, each with what stands before all of them. */
export function questionParts(question: string): QuestionPart[] {
  const { stem, parts } = partsOf(question);
  return parts.map(({ label, text }, index) => {
    const whole = stem ? `${stem} ${text}` : text;
    // As it was typed first; courtesies can be in the way. What stands before a part belongs to it.
    const readings = [...new Set([whole, plainQuestion(whole)])].filter(Boolean);
    return { label, text, goesOn: index > 0 && refersBack(text), readings };
  });
}
