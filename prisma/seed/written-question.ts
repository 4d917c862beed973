/** A question of the demo community, written by hand. */
export interface WrittenQuestion {
  subject: '9709' | '9231' | '9702';
  paper: string;
  /** Slug of a topic of that paper. */
  topic: string;
  language: 'en' | 'zh';
  /** 6 to 150 characters; formulas between dollar signs. */
  title: string;
  /** The subject's own tag is added. */
  tags: string[];
  body: string;
  answers: WrittenAnswer[];
}

export interface WrittenAnswer {
  /** Right answers are voted up, hints a little, wrong ones down. */
  quality: 'right' | 'helpful' | 'wrong';
  accepted?: boolean;
  body: string;
}
