export interface Phrase {
  en: string;
  zh: string;
}

/** What the tutor is known to understand of a topic, as a student would say it. */
export const PHRASES = {
  begin: { en: 'Where do I start?', zh: '从哪里开始？' },
  ideas: { en: 'What are the main ideas?', zh: '主要概念有哪些？' },
  formulas: { en: 'Which formulas do I need?', zh: '需要哪些公式？' },
  methods: { en: 'How are these questions done?', zh: '这类题怎么做？' },
  mistakes: { en: 'Which mistakes are common here?', zh: '常见错误有哪些？' },
  tips: { en: 'What helps in the exam?', zh: '考试要注意什么？' },
  practice: { en: 'Give me a practice question', zh: '出一道练习题' },
  check: { en: 'Check my working', zh: '检查我的过程' },
} satisfies Record<string, Phrase>;

/** The same of a topic that is named. */
export const NAMED = {
  quiz: { en: (topic: string) => `Quiz me on ${topic}`, zh: (topic: string) => `考考我${topic}` },
  meaning: { en: (topic: string) => `What is ${topic}?`, zh: (topic: string) => `什么是${topic}？` },
  formulas: { en: (topic: string) => `Formulas for ${topic}`, zh: (topic: string) => `${topic}的公式` },
};
