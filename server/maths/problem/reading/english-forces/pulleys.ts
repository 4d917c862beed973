import { fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const LAW = "(newton's|newton’s) second law [of motion]";
const TO =
  '[(to|for|of) (each [of the] [two] [{n:many-noun}|{m:body-noun}]|{x:body}|{x:bodys}|the system|the (whole|combined) system)]';

/** Bodies on a string over a pulley, told in other ways. */
export const PULLEY_RULES: Rule[] = [
  ...rule<{ o: RawTerm }>(
    'over-pulley',
    '{o:over-pulley} [,] which is (at a great height|high|a long way) above the (ground|floor)',
    ({ o }) => o,
  ),
  ...rule<object>(
    'with-string',
    '[with] [(both|the|its|the two)] [straight] (parts|sections|portions) of the string vertical and [just] taut',
    () => '',
  ),
  ...rule<object>(
    'with-string',
    '[with] the string taut and [its|the] [straight] parts [of the string] vertical',
    () => '',
  ),
  ...rule<{ f: RawFact[]; x: RawTerm; h: RawTerm }>(
    'facts',
    '{f:facts} [,] [and] with {x:bodys} {h:hows}',
    ({ f, x, h }) => (isAll(h) && isAll(x) ? [...f, fact('act', x, 'rest', ...h.all)] : null),
  ),
  ...rule<{ f: RawFact[]; x: RawTerm; h: RawTerm }>(
    'facts',
    '{f:facts} [,] {x:bodys} being {h:hows}',
    ({ f, x, h }) => (isAll(h) && isAll(x) ? [...f, fact('act', x, 'rest', ...h.all)] : null),
  ),
  ...rule<object>('facts', 'the system is [then|now|initially] released from rest {w:with-string}', () => [
    fact('released'),
  ]),
  ...rule<object>(
    'does',
    '(remains|stays) (there|on the (floor|ground)|at rest on the (floor|ground))',
    () => [fact('act', SELF, 'no rebound')],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '(once|when) {x:body} (hits|reaches|strikes) the (floor|ground) [,] it (remains|stays) there',
    ({ x }) => [
      fact('when', {
        the: 'moment',
        of: ['when'],
        where: [fact('act', x, 'reach', the('object', the('ground')))],
      }),
      fact('act', x, 'no rebound'),
    ],
  ),
  ...rule<{ l: string; d: RawTerm }>(
    'facts',
    '[the] (distance|length) [of] {l:two-labels} is {d:length}',
    ({ l, d }) => [fact('labelled way', l.replace(/[^A-Z]/g, ''), d)],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    `by (applying|using|writing down) ${LAW} ${TO} [,] {g:goals}`,
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>('goals', `(use|apply) ${LAW} ${TO} to {g:goals}`, ({ g }) => g),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] tension in the string (while|when) {x:body} is (falling|descending|moving down)',
    ({ x }) => ({
      the: 'tension',
      of: [],
      where: [fact('when', { the: 'moment', of: ['while'], where: [fact('act', x, 'fall')] })],
    }),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] acceleration of {x:bodys} (while|when) {y:body} is (falling|descending|moving down)',
    (slots) => {
      const { x, y } = slots as unknown as { x: RawTerm; y: RawTerm };
      return {
        the: 'acceleration',
        of: [x],
        where: [fact('when', { the: 'moment', of: ['while'], where: [fact('act', y, 'fall')] })],
      };
    },
  ),
];
