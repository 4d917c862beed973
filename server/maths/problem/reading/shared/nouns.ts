/** Words that say how things stand to each other, what is asked, or how much: none of them only names a thing. */
const SAYING = new Set(
  (
    'the an of in at by is are was were be been being has have had do does did to from with for on and or nor that which who whose whom ' +
    'when where while why how if then than this these those its it he she they them their his her there here given find show solve state ' +
    'determine calculate write express prove verify sketch explain evaluate hence rate rates proportional inversely directly equal equals ' +
    'constant initially initial finally final increases increase increased increasing decreases decrease decreased decreasing change ' +
    'changes changing changed not no none never only other another first second third fourth last next previous same different differ ' +
    'twice half double triple quarter one two three four five six seven eight nine ten zero more less most greater larger smaller bigger ' +
    'higher lower longer shorter maximum minimum least greatest largest smallest every each all both any some several few many per percent ' +
    'after before until since again also instead between above below within without into onto through along across around up down out ' +
    'off over under time times total sum difference product quotient square cube root power value values average mean normal tangent ' +
    'negative positive exactly approximately about almost always must may might can could will would shall should let such as so but ' +
    'however although because empty full reaches reach becomes become model modelled assumed assume it’s satisfy satisfies satisfying ' +
    'equation equations curve line point points angle graph function respectively correct nearest answer answers where'
  ).split(' '),
);

/** Whether a word may name a thing of a story: "water", "fungus". */
export const isNoun = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !SAYING.has(word);

const SAYING_SIGNS = new Set(
  '的为是有与和在时当若设求解证其该此每到从由以用且并或不于成后前问得令将把使则又再都均各第点线面角轴式根值解函零一二三四五六七八九十百千万两几多少半倍率比常最大小',
);

/** Whether a Chinese sign may stand in the name of a thing of a story: 溶液, 受感染. */
export const isNameSign = (sign: string): boolean =>
  /^[\u4e00-\u9fff]$/.test(sign) && !SAYING_SIGNS.has(sign);

const JOINING = new Set(
  'a an the in of from into is are its by through on at for and mr mrs ms dr'.split(' '),
);

/** "A tank is leaking." */
export const isScene = (tokens: readonly { word: string | null }[]): boolean =>
  tokens.length > 2 &&
  tokens.length < 16 &&
  tokens.every(({ word }) => word !== null && (JOINING.has(word) || isNoun(word.replace(/'s$/, '')))) &&
  tokens.some(({ word }) => isNoun(word ?? ''));
