const VERB = 'solve|find|evaluate|calculate|determine|differentiate|integrate|expand|factori[sz]e';
const RESULT = 'answers?|values?|results?|roots?|solutions?';

/** The same question in the order of words that methods know; each keeps every condition. */
const ORDERS: [RegExp, string | ((...groups: string[]) => string)][] = [
  // "Hence, or otherwise" allows any method.
  [/(^|[.)] )(?:hence,? or otherwise,?|by (?:any|a) suitable method,?) /i, '$1'],
  [/(^|[。）] ?)(?:由此|据此)?(?:或(?:者)?(?:用|以)?(?:其他|别的)(?:方法|方式))[,，]?/u, '$1'],
  [/^[.。 ]{1,4}/u, ''],
  // Asked politely: 请问怎么求 …？, … 怎么做
  [/^(?:请问|请教(?:一下)?|求助|帮(?:我|忙)|麻烦)[，,：: ]{0,2}/u, ''],
  [/^(?:怎么|怎样|如何|算一下|求一下)(?=求|计算|解|化简|因式分解|展开| ?[$\\(])/u, ''],
  [/ ?(?:应该|要|该)?(?:怎么|怎样|如何)(?:求|算|计算|解|做)[啊呀呢]?[？?。]?$/u, ''],
  [/^(求|计算)(?:下列|下面|以下|这个|此)的?(积分|导数|极限|和)?(?:的值)?[：:]? ?/u, '$1$2 '],
  [/\b(?:solve|find) algebraically\b/i, 'solve'],
  [/ algebraically(?=[.,]|$)/i, ''],
  [
    /,? giving (?:all )?(?:the |your )?(?:solutions?|answers?) in the (?:interval|range) (?=[-−\d])/i,
    ' for ',
  ],
  [/^use an algebraic method to (?=solve\b)/i, ''],
  // "3 s.f.", "(3 sf)", "2 dp"
  [/[(（](?:to )?(\d) ?(?:s\.? ?f\.?|sig\.? ?figs?\.?)[)）]/i, ', correct to $1 significant figures'],
  [/[(（](?:to )?(\d) ?d\.? ?p\.?[)）]/i, ', correct to $1 decimal places'],
  [/\b(to|to the nearest) (\d) ?(?:s\.? ?f\.?|sig\.? ?figs?\.?)(?=[\s,.]|$)/i, '$1 $2 significant figures'],
  [/\bto (\d) ?d\.? ?p\.?(?=[\s,.]|$)/i, 'to $1 decimal places'],
  [/(?<=[^,]) correct to (?=\d significant|\d decimal|three|two|one)/i, ', giving your answer correct to '],
  [
    new RegExp(
      `[.;] ?(?:please )?(?:give|leave|write|state|express) (?:(?:your|the|all|each|both|final) ){0,3}(${RESULT})\\b`,
      'i',
    ),
    ', giving your $1',
  ],
  // The method or the interval stands before the request.
  [
    new RegExp(
      `^(?:by|using|use|through) (factori[sz]ing|factori[sz]ation|completing the square|the method of completing the square|(?:the )?quadratic formula|logarithms)(?:,| to|, to) (solve [^.,;]{1,120})`,
      'i',
    ),
    (_, way, rest) => `${rest} ${wayClause(way!)}`,
  ],
  [
    /^(?:for|in the (?:interval|range|domain)|when|given(?: that)?|where) ([^.,;]{1,60}[<≤>≥][^.,;]{1,60}[<≤>≥][^.,;]{1,60}), (solve [^.,;]{1,120})/i,
    '$2 for $1',
  ],
  [
    new RegExp(
      `^(?:use|by using|using) (?:the )?(?:product|quotient|chain) rule(?:,| to) (differentiate|find)\\b`,
      'i',
    ),
    '$1',
  ],
  [
    /^(?:express|write) ([^,;]{1,80}?) (in the form [^,.;?]{0,30}(?:√|sqrt)[^,.;?]{0,20})/i,
    'Simplify $1, giving your answer $2',
  ],
  [
    /(in the form [^,.;]{1,60}),? where [a-z](?:, [a-z]){0,3}(?:,? and [a-z])? (?:is an?|are) (?:rational |real )?(?:integers?|constants?|numbers?)(?: to be (?:found|determined))?/i,
    '$1',
  ],
  [/^use (?:the )?factor theorem to (?=factori[sz]e)/i, ''],
  [/^use (?:the )?binomial (?:expansion|theorem) to (?=expand|find)/i, ''],
];

const wayClause = (way: string) => {
  const lower = way.toLowerCase();
  if (lower.startsWith('factor')) return 'by factorising';
  if (lower.includes('square')) return 'by completing the square';
  return lower.includes('logarithm') ? 'using logarithms' : 'using quadratic formula';
};

/** The question as other papers put it, or null where there is nothing to put otherwise. */
export function reword(text: string): string | null {
  let rest = text.trim();
  for (const [form, other] of ORDERS)
    rest = typeof other === 'string' ? rest.replace(form, other) : rest.replace(form, other);
  rest = rest.replace(new RegExp(`^(?:${VERB})\\b`), (verb) => verb[0]!.toUpperCase() + verb.slice(1));
  return rest === text.trim() || rest === '' ? null : rest;
}
