import { layoutOf } from '../../maths/problem/layout/layout.ts';
import { questionOf, refersBack } from '../../maths/solving/parts/part-answers.ts';
import { printedQuestion } from './retyped/informal.ts';
import { retyped } from './retyped/retyped.ts';
import { plainQuestion } from './small-talk.ts';

export interface QuestionPart {
  label: string;
  text: string;
  /** Whether it goes on from what an earlier part found. */
  goesOn: boolean;
  /** What may be solved for it, the likeliest first. */
  readings: string[];
}

/** Neither capitals nor its marks make another question of it. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s.,，。?？]+/gu, '');

/** The parts of a question, each with what belongs to it. */
export function questionParts(question: string): QuestionPart[] {
  const layout = layoutOf(question);
  return layout.parts.map((part, index) => {
    // A label alone is a part without words.
    const whole = questionOf(part, question).trim() || part.label || question;
    // As it was typed first; small talk can be in the way.
    const small = plainQuestion(whole);
    const printed = [printedQuestion(whole), printedQuestion(small)].filter((one) => one !== null);
    const all = [whole, small, ...printed, ...retyped(whole)].filter(Boolean);
    const readings = all.filter((one, at) => all.findIndex((other) => bare(other) === bare(one)) === at);
    return { label: part.label, text: part.text, goesOn: refersBack(part, layout, index), readings };
  });
}
