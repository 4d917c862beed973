export const BE = '(is|are|was|were)';
export const THROWN = '(thrown|rolled|spun|tossed|flipped)';
export const THROWS = '(throws|rolls|spins|tosses|flips|throw|roll|spin|toss|flip)';
export const SIDES = '(faces|sides|edges|sections|sectors|parts)';
export const SIDE = '(face|side|edge|section|sector|part)';
export const MARKED =
  '(numbered|labelled|labeled|marked|numbered with|labelled with|marked with) [with] [the] [numbers|integers|values|digits]';
export const SHOWN =
  '(obtained|shown|scored|thrown|rolled|recorded|noted|showing|that are shown|that come up|which are obtained|that are obtained|that is obtained|that is shown|it shows|they show)';
export const SCORES = '(numbers|scores|values|results|outcomes)';
export const SCORE = '(number|score|value|result|outcome)';
export const TAKEN =
  '(chosen|drawn|selected|taken|removed|picked|taken out|eaten|that {w:person} (takes|chooses|draws|selects|picks)|{w:person} (takes|chooses|draws|selects|picks)|that are chosen|that are drawn|that are selected|that are taken|which are chosen|which are drawn|which are selected|in the sample|in the selection)';
export const FIND = '(find|calculate|determine|work out|state|write down|what is|obtain|evaluate|show)';
