import { ATTEMPTS } from '../../words/attempts/slips.ts';
import { type ProblemTalk, quoted } from '../talk.ts';

const QUANTITY =
  /\b(sum to infinity|perimeter|circumference|chord|determinant|inverse|median|displacement|efficiency|area|volume|speed|velocity|time|distance|height|tension|acceleration|angle|mean|variance|probability|gradient|radius|range|domain|energy|power|current|wavelength|frequency|maximum|minimum|normal|tangent|momentum|impulse|period)\b(?=(?:[^.?!\n]|\.\d){0,50}$)|(无穷和|值域|定义域|周长|行列式|逆矩阵|位移|路程|面积|体积|速度|速率|时间|距离|高度|张力|加速度|夹角|期望|方差|概率|效率|能量|功率|电流|波长|频率|切线|法线|动量)(?=[^。？！\n]{0,20}$)/i;
const STEM = 5;

/** A value that is said to be of something that the question does not ask for, or of what was changed in it: nobody can say that it is wrong. */
export function otherQuantityReply(
  { said, question, parts, thread, voice }: ProblemTalk,
  typed: string,
): string | null {
  if (thread.isChanged) return voice.say(ATTEMPTS.changed, { typed: quoted(typed) });
  const [, english, chinese] = QUANTITY.exec(said.slice(0, 300).replace(/[\s?？.。!！]{1,4}$/u, '')) ?? [];
  const name = english ?? chinese;
  if (name === undefined) return null;
  const steps = parts.flatMap(({ worked }) => (worked?.steps ?? []).map(({ say }) => `${say.en} ${say.zh}`));
  const own = [question, thread.origin ?? '', ...steps].join(' ').slice(0, 4000).toLowerCase();
  const stem = english ? name.toLowerCase().split(' ').at(-1)!.slice(0, STEM) : name;
  return own.includes(stem) ? null : voice.say(ATTEMPTS.other, { typed: quoted(typed), name });
}
