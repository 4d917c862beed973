import { type Equation, equationOf, lettersOf } from '../../../reading/algebra/question-equations.ts';
import { hasTwoReadings } from '../../../reading/algebra/single-expression.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';
import { equationTex, isSolvedBy, letterTex } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { randomOf, seedOf } from '../../../algebra-system/numeric/random.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';

const LETTER = '([A-Za-zθλμρ])';
const NAMED = '(?:(?:the )?(?:formula|equation) )?';
const OTHERS = '[A-Za-zθλμρ](?:(?:,| and|, and|和|、) ?[A-Za-zθλμρ]){0,6}';
/** The formula, then the letter. */
const FORMULA_FIRST = [
  new RegExp(
    `^(?:rearrange|rewrite|transform) ${NAMED}(.{1,300}?)(?: so as)? to make ${LETTER} the subject$`,
  ),
  new RegExp(`^solve ${NAMED}([^=]+=[^=]+) for ${LETTER}$`),
  new RegExp(
    `^(?:given(?: that)?|if) ([^=]+=[^=]+?),? (?:express|find|write) ${LETTER} in terms of ${OTHERS}$`,
  ),
  new RegExp(`^(?:given(?: that)?|if) ([^=]+=[^=]+?),? make ${LETTER} the subject$`),
  new RegExp(
    `^(?:已知|由|将|把)?(?:公式|等式|方程)? ?([^=]+=[^=]+?) ?(?:变形)?[,，]? ?(?:改写)?(?:成|为)?用 ?${OTHERS} ?(?:来)?表示 ?${LETTER}$`,
    'u',
  ),
  new RegExp(
    `^(?:将|把)(?:公式|等式)? ?([^=]+=[^=]+?) ?(?:变形|改写)?[,，]?(?:成|为)?以 ?${LETTER} ?为主项(?:的形式)?$`,
    'u',
  ),
];
const LETTER_FIRST = [
  new RegExp(`^make ${LETTER} the subject (?:of|in) ${NAMED}:? ?(.{1,600})$`),
  new RegExp(
    `^(?:express|find|write) ${LETTER} in terms of ${OTHERS},?(?: if| when| where| from| given(?: that)?)? ${NAMED}([^=]+=[^=]+)$`,
  ),
  new RegExp(`^(?:在|已知|由)?用 ?${OTHERS} ?表示 ?${LETTER} ?[:：,，] ?([^=]+=[^=]+)$`, 'u'),
  new RegExp(`^以 ?${LETTER} ?为主项(?:改写|变形)?(?:公式|等式)? ?[:：,，]? ?([^=]+=[^=]+)$`, 'u'),
];

interface Parameters extends Equation {
  letter: string;
}

/** A formula solved for one of its letters. */
export const rearrange: Method<Parameters> = {
  id: 'rearrange',
  topic: '9709/p1/functions',
  match({ text }) {
    const plain = text
      .replace(/\$+|\\[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.。?？]$/u, '')
      .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    const first = FORMULA_FIRST.map((form) => form.exec(plain)).find(Boolean);
    const second = first ? null : LETTER_FIRST.map((form) => form.exec(plain)).find(Boolean);
    const [formula, letter] = first ? [first[1], first[2]] : second ? [second[2], second[1]] : [];
    if (!formula || !letter || /[\u4e00-\u9fff,]|[A-Za-z]{5}/u.test(formula.replace(/\\[a-z]+/g, '')))
      return null;
    // 1/2at^2 is read as ½at².
    const clear = formula.replace(/\b1\/2(?=[A-Za-z]{2})/g, '(1/2)');
    const equation = hasTwoReadings(clear) ? null : equationOf(clear);
    if (!equation) return null;
    const letters = lettersOf(equation);
    return letters.includes(letter) && letters.length > 1 && letters.length <= 6
      ? { ...equation, letter }
      : null;
  },
  solve({ left, right, letter }) {
    const subject = makeSubject({ left, right }, letter);
    if (!subject) return null;
    const name = letterTex(letter);
    const { values, lines } = subject;
    const last = values.map((value) => `${name} = ${toLatex(value)}`).join(',\\quad ');
    return {
      title: { en: 'Changing the subject of a formula', zh: '公式变形' },
      steps: [
        ...(lines.length > 0
          ? [
              step(
                {
                  en: 'Do the same to both sides to isolate the required letter',
                  zh: '两边作相同的运算，逐步分离出该字母',
                },
                [equationTex({ left, right }), ...lines.map((line) => equationTex(line))],
                ['M1'],
              ),
            ]
          : []),
        step(
          {
            en: values.length > 1 ? 'Take square roots: there are two values' : 'Write down the new formula',
            zh: values.length > 1 ? '开方，有正负两个值' : '写出变换后的公式',
          },
          [last],
          ['A1'],
        ),
      ],
      answer: {
        text: values.map((value) => `${letter} = ${toText(value)}`).join(' or '),
        tex: last,
        ...(values.length > 1 && toText(values[1]!).startsWith('-')
          ? {
              say: {
                en: 'take the positive value if the letter stands for a positive quantity',
                zh: '若该字母表示正的量，取正值',
              },
            }
          : {}),
      },
    };
  },
  /** Substitutes back at random values of the other letters; a search finds no other value. */
  verify({ answer }, { left, right, letter }) {
    const values = answer.text.split(' or ').map((one) => expression(one.slice(letter.length + 3)));
    const others = lettersOf({ left, right }).filter((one) => one !== letter);
    const random = randomOf(seedOf(answer.text));
    let [tried, isSolved, alone] = [0, true, true];
    for (let count = 0; count < 40 && tried < 10; count += 1) {
      const at = Object.fromEntries(others.map((one) => [one, 0.4 + random() * (count % 2 === 0 ? 3 : 12)]));
      const results = values.map((value) => evaluate(value, at));
      if (!results.every(Number.isFinite)) continue;
      tried += 1;
      isSolved &&= results.every((x) => isSolvedBy({ left, right }, { ...at, [letter]: x }));
      const f = (x: number) =>
        evaluate(left, { ...at, [letter]: x }) - evaluate(right, { ...at, [letter]: x });
      alone &&= (tried > 2 ? [] : zerosIn(f, -25.3, 24.7, { steps: 700 })).every((zero) =>
        results.some((x) => Math.abs(x - zero) <= 1e-4 * Math.max(1, Math.abs(x))),
      );
    }
    const isFree = values.every((value) => !contains(value, (part) => isNamed(part, letter)));
    return [
      {
        name: {
          en: 'Substituting back with random values of the other letters confirms it.',
          zh: '其余字母取随机值，代回检验成立。',
        },
        passed: tried >= 6 && isSolved && isFree,
      },
      {
        name: { en: 'A numerical search finds no other value.', zh: '数值搜索未发现其他值。' },
        passed: alone,
      },
    ];
  },
};

const isNamed = (part: Expression, letter: string) => part.kind === 'symbol' && part.name === letter;
