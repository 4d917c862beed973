import type { Worked } from '../outcome.ts';
import type { Method } from '../../writing/method.ts';
import type { Question } from '../../reading/questions/question.ts';
import { shownChecks } from '../../checking/shown/shown-checks.ts';
import { isOtherQuantity } from '../demands/other-quantity.ts';
import { hasRivals } from '../demands/rival-bodies.ts';
import { isWholeAnswer } from '../demands/whole-answer.ts';

/** One method alone: null where the question is not its own. */
export function attempt<P>(method: Method<P>, question: Question): Worked | 'refused' | null {
  try {
    const parameters = method.match(question);
    if (parameters === null) return null;
    if (method.topic.startsWith('9702/') && hasRivals(question.lower)) return 'refused';
    const solution = method.solve(parameters, question);
    if (!solution) return 'refused';
    if (
      method.topic.startsWith('9702/') &&
      isOtherQuantity(method.topic, question.text, solution.answer.text)
    )
      return 'refused';
    const methodChecks = method.verify(solution, parameters, question);
    const checks = [...methodChecks, ...shownChecks(solution)];
    const isSafe =
      methodChecks.length > 0 && checks.every(({ passed }) => passed) && isWholeAnswer(solution, question);
    return isSafe ? { ...solution, method: method.id, topic: method.topic, checks } : 'refused';
  } catch {
    // Whatever goes wrong inside a method means that it has no safe answer.
    return 'refused';
  }
}
