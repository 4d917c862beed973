import type { Prisma } from '../database/client/client.ts';
import type { Language, Text } from '../core/locale.ts';
import { LANGUAGES } from '../core/locale.ts';
import { tokensOf } from '../text/search-tokens.ts';
import type { Card, TopicFile } from './content/topic-file.ts';
import type { Content } from './read-content.ts';
import { topicId } from './rules.ts';

type Chunk = Prisma.SearchChunkCreateManyInput;

/** A subject as a search finds it: by its name, its code and the names of its papers. */
export function subjectChunks({ code, slug, board, name, papers }: Content['subjects'][number]): Chunk[] {
  return LANGUAGES.map((language) => ({
    sourceType: 'subject',
    language,
    subjectCode: code,
    title: name[language],
    content: papers.map(({ title }) => title[language]).join(' · '),
    titleWords: words(name[language], code),
    aliasWords: words(slug, board, ...papers.flatMap((paper) => [paper.code, paper.title[language]])),
    bodyWords: '',
    aroundWords: words(name.en, name.zh),
  }));
}

/** A chunk for the topic itself and one for each of its cards, in each language. */
export function topicChunks(topic: TopicFile): Chunk[] {
  const { subject, paper, slug, title, summary, aliases, cards } = topic;
  const id = topicId(subject, paper, slug);
  const place = { subjectCode: subject, paperCode: paper, topicSlug: slug, topicId: id };
  const names = [title.en, title.zh, ...aliases.en, ...aliases.zh];
  return LANGUAGES.flatMap((language) => [
    {
      ...place,
      sourceType: 'topic',
      language,
      title: title[language],
      content: summary[language],
      titleWords: words(title[language]),
      aliasWords: words(...aliases[language]),
      bodyWords: words(summary[language], paper),
      aroundWords: words(...names),
    },
    ...cards.map((card) => ({
      ...place,
      cardId: `${id}.${card.id}`,
      sourceType: 'topic_card',
      language,
      title: card.title[language],
      content: contentOf(card, language),
      titleWords: words(card.title[language]),
      aliasWords: '',
      bodyWords: words(...textsOf(card).map((text) => text[language]), ...formulasOf(card)),
      aroundWords: words(...names),
    })),
  ]);
}

function words(...texts: string[]): string {
  return [...new Set(texts.flatMap(tokensOf))].join(' ');
}

function textsOf({ details, example }: Card): Text[] {
  return [...details, ...(example ? [example.stem, ...example.steps.map(({ say }) => say)] : [])];
}

function formulasOf({ example }: Card): string[] {
  return (example?.steps ?? []).flatMap(({ tex }) => (tex ?? []).map((formula) => `$${formula}$`));
}

/** What is quoted to somebody who asked: the details as they stand. */
function contentOf({ details }: Card, language: Language): string {
  return details.map((detail) => detail[language]).join('\n');
}
