import { refersBack } from '../../maths/solving/part-answers.ts';
import { partsOf } from '../../maths/reading/questions/question-parts.ts';
import { plainQuestion } from './small-talk.ts';

export interface QuestionPart {
  label: string;
  text: string;
  /** Whether it goes on from what an earlier part found. */
  goesOn: boolean;
  /** What may be solved for it, the likeliest first. */
  readings: string[];
}

/** The parts of a question, each with the stem. */
export function questionParts(question: string): QuestionPart[] {
  const { stem, parts } = partsOf(question);
  return parts.map(({ label, text }, index) => {
    const whole = stem ? `${stem} ${text}` : text;
    // As it was typed first; small talk can be in the way. The stem belongs to each part.
    const readings = [...new Set([whole, plainQuestion(whole)])].filter(Boolean);
    return { label, text, goesOn: index > 0 && refersBack(text), readings };
  });
}
