import { i18n, type Messages } from '@lingui/core';

type Load = () => Promise<{ messages: Messages }>;

const FRAME = '../locales';
const catalogs: Record<string, Load> = {
  ...import.meta.glob<{ messages: Messages }>('../locales/*.po'),
  ...import.meta.glob<{ messages: Messages }>('../../features/*/locales/*.po'),
};

/** The places whose words are on the page; only those of the active language are ever loaded. */
const places = new Set([FRAME]);

export function messagesOf(language: string): Promise<Messages> {
  return messagesOfAll([...places], language);
}

/** The words of a page that belongs to a feature, whatever was on the page before it. */
export async function messagesOfPage(feature: string, language: string): Promise<Messages> {
  places.add(placeOf(feature));
  return messagesOfAll([FRAME, placeOf(feature)], language);
}

async function messagesOfAll(wanted: string[], language: string): Promise<Messages> {
  const found = await Promise.all(wanted.map((place) => messagesIn(place, language)));
  return Object.assign({}, ...found);
}

/** A feature's own words come with its code; calling what this gives puts them to use. */
export async function loadWordsOf(feature: string): Promise<() => void> {
  const place = placeOf(feature);
  if (places.has(place)) return () => {};

  const language = i18n.locale;
  const messages = await messagesIn(place, language);
  // The reader may have chosen another language meanwhile.
  const spoken = i18n.locale === language ? messages : await messagesIn(place, i18n.locale);
  return () => {
    if (places.has(place)) return;
    places.add(place);
    // Beside Lingui's own way, which renders the whole page anew: nothing on it says any of these words yet.
    Object.assign(i18n.messages, spoken);
  };
}

const placeOf = (feature: string) => `../../features/${feature}/locales`;

async function messagesIn(place: string, language: string): Promise<Messages> {
  const load = catalogs[`${place}/${language}.po`];
  if (!load) throw new Error(`No words of ${place} in ${language}.`);
  return (await load()).messages;
}
