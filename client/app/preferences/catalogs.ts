import { i18n, type Messages } from '@lingui/core';

type Load = () => Promise<{ messages: Messages }>;

const FRAME = '../locales';
const catalogs: Record<string, Load> = {
  ...import.meta.glob<{ messages: Messages }>('../locales/*.po'),
  ...import.meta.glob<{ messages: Messages }>('../../features/*/locales/*.po'),
};

/** The places whose words are on the page; only those of the active language are ever loaded. */
const places = new Set([FRAME]);
/** Those that were asked for: what is on the page may still speak the one before. */
const languages = new Set<string>();

export function messagesOf(language: string): Promise<Messages> {
  return messagesOfAll(places, language);
}

/** The words of a page that belongs to a feature, whatever was on the page before it. */
export async function messagesOfPage(feature: string, language: string): Promise<Messages> {
  places.add(placeOf(feature));
  return messagesOfAll([FRAME, placeOf(feature)], language);
}

async function messagesOfAll(folders: Iterable<string>, language: string): Promise<Messages> {
  languages.add(language);
  await Promise.all([...folders].map((place) => messagesIn(place, language)));
  const messages: Messages = {};
  // Also of the places that came meanwhile.
  for (const place of folders) Object.assign(messages, await messagesIn(place, language));
  return messages;
}

/** Puts a feature's own words to use, in every language that the page was asked to speak so far. */
export async function loadWordsOf(feature: string): Promise<void> {
  const place = placeOf(feature);
  if (places.has(place)) return;

  const messagesByLanguage: Record<string, Messages> = {};
  // The reader may choose another one meanwhile.
  for (const language of languages) messagesByLanguage[language] = await messagesIn(place, language);
  places.add(place);
  i18n.load(messagesByLanguage);
}

const placeOf = (feature: string) => `../../features/${feature}/locales`;

async function messagesIn(place: string, language: string): Promise<Messages> {
  const load = catalogs[`${place}/${language}.po`];
  if (!load) throw new Error(`No words of ${place} in ${language}.`);
  return (await load()).messages;
}
