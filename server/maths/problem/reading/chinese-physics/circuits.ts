import { eachOf, fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** What several things are together, as one that can be spoken of. */
const whole = (at: number): RawTerm => reference('physics combination', null, 'a', at + 0.5);

const joined = (how: string, at: number, ...all: RawTerm[]): RawFact[] => [
  fact(`joined ${how}`, ...all.flatMap(eachOf), whole(at)),
];

const across = (a: RawTerm, b: RawTerm, at: number): RawFact[] => [fact('joined across', a, b, whole(at))];

const ENDS = '两端|的 两端|的 两极|两极|两极间|的 两极之间|上|的 两极间';
const PUT = '接|连接|连|接入|联接';

const HOW = [
  ['串联', 'in series'],
  ['并联', 'in parallel'],
] as const;

/** What several are joined to. */
const TO: Rule[] = [
  ...rule<{ e: RawTerm }>('joining', `(${PUT}) (在|到|至|于) {e:entity} [${ENDS}]`, ({ e }, [at]) =>
    across(SELF, e, at),
  ),
  ...rule<{ e: RawTerm }>('joining', `(与|和|跟) {e:entity} (相连|连接|相接)`, ({ e }, [at]) =>
    across(SELF, e, at),
  ),
  ...HOW.flatMap(([word, how]) => [
    ...rule<object>('joining', `[相互|彼此] ${word} [在一起]`, (_, [at]) => joined(how, at, SELF)),
    ...['entity', 'entitys'].flatMap((kind) =>
      rule<{ e: RawTerm }>('joining', `(与|和|跟|同) {e:${kind}} [相] ${word}`, ({ e }, [at]) =>
        joined(how, at, SELF, e),
      ),
    ),
    ...rule<{ e: RawTerm }>('joining', `${word} (在|到) {e:entity} [${ENDS}]`, ({ e }, [at]) =>
      joined(how, at, SELF, e),
    ),
    ...rule<{ e: RawTerm; f: RawTerm }>(
      'joining',
      `(与|和|跟|同) {e:entity} [相] ${word} [后] [,] [再|然后] (${PUT}) (在|到|至|于) {f:entity} [${ENDS}]`,
      ({ e, f }, [at]) => [...joined(how, at, SELF, e), fact('joined across', whole(at), f, whole(at + 0.1))],
    ),
    ...rule<{ f: RawTerm }>(
      'joining',
      `[相互] ${word} [后] [,] [再|然后] (${PUT}) (在|到|至|于) {f:entity} [${ENDS}]`,
      ({ f }, [at]) => [...joined(how, at, SELF), fact('joined across', whole(at), f, whole(at + 0.1))],
    ),
  ]),
];

/** A list is the subject as a whole. */
const tellOf = (subject: RawTerm, facts: RawFact[]): RawFact[] =>
  facts.map(({ relation, of }) => ({
    relation,
    of: of.flatMap((one) => (one === SELF ? eachOf(subject) : [one])),
  }));

const isAcross = (facts: RawFact[]): boolean => facts.some(({ relation }) => relation === 'joined across');

const TOLD: Rule[] = ['entity', 'entitys'].flatMap((kind) => [
  ...rule<{ e: RawTerm; j: RawFact[] }>('facts', `[将|把] {e:${kind}} [均|都|,] {j:joining}`, ({ e, j }) =>
    eachOf(e).length > 1 && isAcross(j) && j.length === 1 ? null : tellOf(e, j),
  ),
]);

/** Several things, each said by itself. */
const SEVERAL: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm }>('entitys', '{a:entity} (和|与|,) {b:entity}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm }>('entitys', '{a:entity} , {b:entitys}', ({ a, b }) => ({
    all: [a, ...eachOf(b)],
  })),
];

const NAMED: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'physics-names',
    '{a:physics-name} (和|与|,) {b:physics-name}',
    ({ a, b }) => [a, b],
  ),
  ...rule<{ a: string; b: string[] }>('physics-names', '{a:physics-name} , {b:physics-names}', ({ a, b }) => [
    a,
    ...b,
  ]),
  ...rule<{ n: string; l: string[] }>(
    'entitys',
    '[两|三|四] [个|只|根|条|辆|块] {n:physics-noun} {l:physics-names}',
    ({ n, l }, [at]) => ({
      all: l.map((name, i) => reference(`physics ${n}`, name.replace(/[\s$]/g, ''), 'the', at + i / 100)),
    }),
  ),
  ...rule<object>('entitys', '(它们|两者|二者)', (_, [at]) => reference('physics thing', null, 'all', at)),
];

/** "The circuit" has the current of the source that drives it. */
const source = (at: number): RawTerm => reference('has emf', null, 'only', at);

const WHOLES: Rule[] = [
  ...rule<object>('quant', '[电路|回路|干路] [中|里] [的] 总电流', (_, [at]) => the('current', source(at))),
  ...rule<object>('quant', '(电路|回路|干路) [中|里] 的 电流', (_, [at]) => the('current', source(at))),
  ...rule<object>('quant', '(电路|回路) 的 总电阻', (_, [at]) => the('total resistance', source(at))),
  ...rule<object>('quant', '(电路|回路) [中] [消耗] 的 总功率', (_, [at]) => the('total power', source(at))),
  ...rule<{ e: RawTerm; p: string }>('quant', '{e:entitys} 的 (总|等效) {p:property}', ({ e, p }) =>
    the(`combined ${p}`, e),
  ),
  ...rule<{ p: string }>(
    'quant',
    '(并联|串联|并联后|串联后|并联组合|两者) 的 (总|等效) {p:property}',
    ({ p }, [at]) => the(`combined ${p}`, reference('physics combination', null, 'the', at)),
  ),
];

const FULL = '[先] [被] [充分] 充电 (到|至)';

/** Capacitors that are charged and discharged. */
const CHARGING: Rule[] = [
  ...rule<{ v: RawTerm }>('does', `${FULL} [电压 [为]] {v:quantity}`, ({ v }) => [
    fact('equal', the('potential difference', SELF), v),
  ]),
  ...rule<{ v: RawTerm }>('does', '(用|由|被) {v:quantity} 的 [直流] (电源|电池) [充] 充电', ({ v }) => [
    fact('equal', the('potential difference', SELF), v),
  ]),
  ...rule<{ r: RawTerm }>('does', '[再|然后|随后|接着|后] (通过|经|经过) {r:entity} 放电', ({ r }) => [
    fact('also', SELF, 'discharge'),
    fact('equal', the('resistance', SELF), the('resistance', r)),
    fact('equal', the('time', SELF), '0'),
  ]),
  ...rule<object>('does', '[后] (与 电源 断开|断开 电源|与 电池 断开)', () => [fact('scene', SELF)]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'does',
    '{f:does} [,] (然后|再|随后|接着|后) {g:does}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<object>('quant', '(放电电路|电路|该电路|放电回路) 的 (时间常数|时间常量) [{s:symbol}]', (_, [at]) =>
    the('time constant', reference('has capacitance', null, 'only', at)),
  ),
];

/** Circuits that are told in words: what is joined to what. */
export const CIRCUIT_RULES: Rule[] = [...TO, ...TOLD, ...SEVERAL, ...NAMED, ...WHOLES, ...CHARGING];
