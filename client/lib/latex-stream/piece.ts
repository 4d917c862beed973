/** What is shown of a piece of the text, and where it ends there. */
export interface Piece {
  shown: string;
  end: number;
}
