import type { Plugin } from 'vite';

const FONTS = /(?:inter|source-serif-4)-basic/;
const WORDS = /client\/app\/locales\/(en|zh)\.po$/;

/**
 * Names in the page what the first paint needs but only later code would ask for:
 * the faces, and the words of the reader's language, which the page's own script chooses.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const words = files.flatMap((file) => {
          const language = file.type === 'chunk' && file.facadeModuleId?.match(WORDS)?.[1];
          return language ? [[language, `/${file.fileName}`]] : [];
        });
        const fonts = files.filter(({ fileName }) => FONTS.test(fileName));
        return {
          html: html.replace(
            'const words = {};',
            `const words = ${JSON.stringify(Object.fromEntries(words))};`,
          ),
          tags: fonts.map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
              fetchpriority: 'low',
            },
          })),
        };
      },
    },
  };
}
