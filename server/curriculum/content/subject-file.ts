import type { Text } from '../../core/locale.ts';
import type { Level } from './topic-file.ts';

/** A subject of an examination board, beside the folders of its papers. */
export interface SubjectFile {
  board: string;
  /** The code of the syllabus; unique among all boards. */
  code: string;
  /** The name as it stands in addresses. */
  slug: string;
  name: Text;
  /** The place among the subjects. */
  order: number;
  /** In the order in which they are shown. */
  papers: PaperFile[];
}

export interface PaperFile {
  /** Unique within the subject; topics are filed under it. */
  code: string;
  title: Text;
  /** Left out where topics are only filed under it and nobody sits it. */
  marks?: number;
  minutes?: number;
  /** What it examines, where that is not the topics filed under it. */
  sections?: Section[] | { of: string; level: Level };
}

export interface Section {
  title: Text;
  /** Key of the topic that teaches it: subject/paper/slug. */
  topic?: string;
}
