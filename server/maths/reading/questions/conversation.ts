/** Phrases of a conversation about mathematics: a formula in such a sentence is not a question to solve. */
const CONVERSATION = [
  /\bhow (?:do|does|did|can|could|should|would|to|come|is|are|was|were)\b(?! (?:many|much|far|long|fast))/,
  /\b(?:why|explain|describe how|discuss|meaning of|mean by|difference between (?:an?|the) [a-z]+ and)\b/,
  /\bwhat (?:happens|does|do|if|should|would happen|makes|kind|sort|steps?)\b/,
  /\bwh(?:ich|at) (?:method|formula|rule|way|one|approach)\b|\bwhen (?:do|does|should|can|must) (?:i|we|you|one)\b/,
  /\b(?:should|do|can|may|must|am|could|did) i\b|\bi (?:do|don|did|am|can|cannot|got|get|think|want|need|have|tried|understand)\b|\bi[’']m\b/,
  /\b(?:stuck|confused|confusing|understand|i[’' ]?a?m lost|struggl\w+|mistake|wrong|correct\?|right\?|too hard|difficult)\b/,
  /\b(?:choose|pick|decide) (?:u|the (?:right|best|correct))\b|\bchoice of u\b|\b(?:teach|remind|tell) me\b/,
  /怎么(?!样的力)|怎样|如何|为什么|为何(?!值)|什么(?:时候|是|叫|意思|情况)|是不是|对不对|对吗|错在|哪里错|不懂|不会|不明白|解释|讲解|说明理由|区别/u,
];

export const isConversation = (lower: string): boolean => CONVERSATION.some((form) => form.test(lower));
