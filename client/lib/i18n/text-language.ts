/** The language of what people write without naming it. */
export const writtenIn = (text: string) => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
