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
  const { lead, rest } = withoutLead(trimmed);
  const chunks = chunksOf(rest, trimmed.some(isChinese));
  if (!chunks) return [];
  const { manner, others } = mannerOf(chunks);
  const clause = told(others, trimmed.some(isChinese));
  if (!clause) return [];
  const { facts, wanted, shown } = clause;
  const goals = shown
    ? [
        {
          verb: 'show',
          target: the(shown.role, ...shown.of, shown.amount),
          ...(shown.isAbout && { form: 'about' }),
        },
      ]
    : wanted.map(({ role, of }) => ({ verb: 'find', target: the(role, ...of), ...manner }));
  if (goals.length === 0 && (asks(others) || lead)) return [];
  return [{ facts: facts.length + goals.length > 0 ? facts : [fact('told')], goals }];
}

const asks = (chunks: readonly Chunk[]) => chunks.some(({ is }) => is === 'ask' || is === 'show');
