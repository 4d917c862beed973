/** A row of the table of pages. */
export interface Route {
  /** With `:name` for what varies. */
  path: string;
  /** The module of its component, which is called as its file, below `client/features`, or below `client` for our own frame. */
  screen?: string;
  /** The feature whose catalogue has its words; otherwise that of its screen. */
  words?: string;
  /** Written out by the build, rendered by the server, or drawn by the browser. */
  delivery: 'build' | 'server' | 'browser';
  /** In place of a screen: where it leads. */
  redirect?: string;
  /** The names in a query that change what the page shows; all others are ignored. */
  query?: readonly string[];
  /** The screen asks the graph nothing, so Apollo is not loaded for it. */
  withoutGraph?: true;
  /** Modules that the page loads beside its screen. */
  modules?: readonly string[];
  /** Modules that come later, but whose styles the first paint needs. */
  styles?: readonly string[];
  /** The menu of the top bar that it belongs to. */
  menu?: 'home' | 'askAi' | 'topics' | 'papers' | 'tools' | 'pricing';
  /** Listed in that menu, once or for each subject; `app/top-bar/menus.ts` has its label. */
  entry?: true;
  /** Fills the window and scrolls inside. */
  fullHeight?: true;
  /** Left out of the sitemap, and not to be indexed. */
  unlisted?: true;
  /** Rendered once after the server's start, so that the first visitor does not wait. */
  warm?: true;
}
