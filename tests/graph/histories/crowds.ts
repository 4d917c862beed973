import { among, type Play, PLAYS, vote } from './events.ts';
import type { Stage } from './stage.ts';

/** Of whoever wrote most, every other time. */
const newestOf = ({ community }: Stage, number: number) => {
  const byAuthor = community.people.map((author) => community.posts.filter((post) => post.author === author));
  const most = byAuthor.toSorted((a, b) => b.length - a.length)[0]!;
  return (number % 2 ? most : among(byAuthor, number)!).slice(-7);
};

/** One person votes for whatever another wrote: more than five such votes within a day count for nothing. */
const fan: Play = async (stage, person, { what, more }) => {
  for (const post of newestOf(stage, what)) await vote(stage, person, post, more % 3 ? 'UP' : 'DOWN');
};

/** Everybody votes for some of what one person wrote: more than the cap of a day. */
const acclaim: Play = async (stage, _person, { what }) => {
  for (const post of newestOf(stage, what).slice(-4))
    for (const voter of stage.community.people) await vote(stage, voter, post, 'UP');
};

/** Everybody votes against one post, which then comes before the moderators. */
const condemn: Play = async (stage, _person, { what }) => {
  const post = among(stage.community.posts, what);
  if (post) for (const voter of stage.community.people) await vote(stage, voter, post, 'DOWN');
};

/** So many report one thing that it is hidden, and its question locked. */
const outcry: Play = async (stage, _person, event) => {
  const students = stage.community.people.filter(({ role }) => role === 'STUDENT');
  for (const reporter of students.slice(0, 3 + (event.more % 4))) await PLAYS.report(stage, reporter, event);
};

/** What takes many to happen. */
export const CROWD_PLAYS = { fan, acclaim, condemn, outcry } satisfies Record<string, Play>;
