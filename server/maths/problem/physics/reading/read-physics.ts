import { fact, type Said, the } from '../../reading/meaning.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Chunk } from './chunk.ts';
import { chunksOf } from './chunks.ts';
import { told } from './clause.ts';
import { mannerOf, withoutLead } from './manners.ts';

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/**
 * What a sentence of physics says: `equal` gives a quantity of a thing an amount, a fact of one thing such as `smooth`
 * says what holds of it, and a goal asks for a quantity of a thing. No meaning where a word of it is not understood.
 */
export function readPhysics(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const { lead, rest: sentence } = withoutLead(trimmed);
  const explained = explains(trimmed);
  const chunks = chunksOf(sentence, trimmed.some(isChinese));
  if (!chunks) return explained;
  const { manner, others } = mannerOf(chunks);
  const clause = told(others, trimmed.some(isChinese));
  if (!clause) return explained;
  const { wanted, shown } = clause;
  const isAsking = wanted.length > 0 || shown !== null;
  // What holds for the sake of the question alone: "when it is moving away".
  const where = isAsking ? clause.facts.filter(({ relation }) => relation !== 'equal') : [];
  const facts = clause.facts.filter((one) => !where.includes(one));
  const rest = { ...(where.length > 0 && { where }) };
  const goals = shown
    ? [
        {
          verb: 'show',
          target: the(shown.role, ...shown.of, shown.amount),
          ...(shown.isAbout && { form: 'about' }),
          ...rest,
        },
      ]
    : wanted.map(({ role, of }) => ({ verb: 'find', target: the(role, ...of), ...manner, ...rest }));
  if (goals.length === 0 && (asks(others) || lead)) return explained;
  return [{ facts: facts.length + goals.length > 0 ? facts : [fact('told')], goals }];
}

/** A question for words: nobody here answers it, and it tells nothing of the parts behind it. */
function explains(tokens: readonly Token[]): Said[] {
  const text = tokens.map(({ word, quantity }) => (quantity ? '#' : (word ?? ''))).join('');
  const isQuestion = /^(?:若|如果|假如)?[^,#]*(?:,[^,#]*)?(?:多少|如何|怎样|什么|哪|是否|为何)/u.test(text);
  const tells = text.includes('#') || (text.includes(',') && !/^(?:若|如果|假如)/.test(text));
  return isQuestion && !tells ? [{ facts: [], goals: [{ verb: 'explain', target: the('words') }] }] : [];
}

const asks = (chunks: readonly Chunk[]) => chunks.some(({ is }) => is === 'ask' || is === 'show');
