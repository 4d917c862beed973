/** What a topic is named by, as in `9709/p1/quadratics`. */
export interface TopicPath {
  subjectCode: string;
  paper: string;
  slug: string;
}

export function readTopicPath(path: string): TopicPath {
  const [subjectCode = '', paper = '', slug = ''] = path.split('/');
  return { subjectCode, paper, slug };
}
