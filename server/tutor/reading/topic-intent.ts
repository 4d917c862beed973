import type { CardKind } from '../../database/client/client.ts';

/** Requests about the topic that is being studied. */
export type TopicIntent =
  /** Where to begin. */
  { kind: 'begin' } | { kind: 'cards'; of: CardKind };

const PHRASES: [RegExp, TopicIntent][] = [
  [
    /^(?:(?:where|how) (?:do|should|can|shall) i (?:start|begin)|(?:let(?:['’]s| us) )?(?:start|begin)|(?:explain|teach me|introduce|tell me about|what(?:['’]s| is)|help me (?:understand|with)) (?:this|the) topic(?: about)?|what (?:should|do) i (?:need to )?know(?: first)?)$|^(?:我?(?:应该|该)?(?:从(?:哪里|哪儿|何处)|怎么|如何)(?:开始|入手)(?:学习?)?|开始(?:学习)?吧?|(?:讲讲|讲解|介绍|解释|说说|教我)(?:一下)?(?:这个|本)?(?:知识点|主题|内容)(?:讲(?:的是)?什么)?|(?:这个|本)?知识点讲(?:的是)?什么|我?(?:需要|应该)(?:先)?(?:知道|掌握)(?:什么|哪些))$/i,
    { kind: 'begin' },
  ],
  [
    /^(?:(?:what are|show me|list|give me|explain) )?(?:the )?(?:main|key|basic|important|big) (?:ideas|concepts|points)(?: of (?:it|this topic)| here)?$|^(?:有哪些)?(?:主要|核心|关键|基本|重要)的?(?:概念|思想|要点)(?:是什么|有哪些)?$/i,
    { kind: 'cards', of: 'CONCEPT' },
  ],
  [
    /^(?:(?:what are|which are|show me|list|give me) )?(?:the |all )*(?:key |main |important )?formula(?:s|e)?(?: of this topic| here)?(?: (?:do i need|should i know))?$|^which formula(?:s|e)? (?:do i need|should i know)$|^(?:需要|要)?(?:记住?|掌握|知道|用)?(?:哪些|什么)?(?:主要|重要)?公式(?:是什么|有哪些)?$/i,
    { kind: 'cards', of: 'FORMULA' },
  ],
  [
    /^how (?:are|do you (?:do|solve|answer)|do i (?:do|solve|answer)) (?:these|such) questions(?: done| solved| answered)?$|^(?:what are|show me|list|give me) (?:the )?methods(?: here)?$|^(?:这类|这些)题目?(?:怎么|如何)(?:做|解)$|^(?:有哪些|常用的?)(?:方法|解法)(?:有哪些)?$/i,
    { kind: 'cards', of: 'METHOD' },
  ],
  [
    /^(?:what are|which|show me|list|give me) (?:the )?(?:common |usual |typical )?mistakes(?: are (?:common|usual|typical)| do (?:people|students) make)?(?: here| in this topic)?$|^where (?:are|do (?:people|students) lose) marks(?: (?:commonly )?lost)?(?: here)?$|^(?:有哪些)?(?:常见|易错|典型)的?(?:错误|点|地方)(?:是什么|有哪些)?$|^(?:哪里|什么地方)(?:容易)?(?:错|丢分|失分)$/i,
    { kind: 'cards', of: 'ERROR' },
  ],
  [
    /^(?:what are|show me|list|give me) (?:the |some )?(?:exam(?:ination)? )?tips(?: for the (?:exam(?:ination)?|paper))?$|^what (?:helps|matters) in the (?:exam(?:ination)?|paper)$|^(?:有哪些)?(?:考试|应试)(?:提示|技巧|要点)(?:有哪些)?$|^考试要注意什么$/i,
    { kind: 'cards', of: 'TIP' },
  ],
];

/** Reads a request about the topic; null for anything else. */
export function topicIntentOf(text: string): TopicIntent | null {
  return PHRASES.find(([phrase]) => phrase.test(text))?.[1] ?? null;
}
