/** What is shown of a segment of the text, and where it ends there. */
export interface Segment {
  shown: string;
  end: number;
}
