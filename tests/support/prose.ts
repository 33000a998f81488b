/** Comments of a TypeScript source, one string per comment; adjacent `//` lines are one comment. */
export function commentsOf(source: string): string[] {
  const comments: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) comments.push(open.join(' '));
    open = [];
  };
  let isBlock = false;
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (isBlock || /^\{?\/\*/.test(line)) {
      if (!isBlock) close();
      isBlock = !line.includes('*/');
      open.push(line.replace(/^\{?\/\*+|^\*(?!\/)|\*\/\}?.*$/g, '').trim());
      if (!isBlock) close();
    } else if (line.startsWith('//')) open.push(line.replace(/^\/+\s*/, ''));
    else {
      close();
      const trailing = /[;,{})\]]\s+\/\/ (.+)$/.exec(line)?.[1];
      if (trailing !== undefined) comments.push(trailing);
    }
  }
  close();
  return comments.filter((comment) => !/biome-ignore|@vitest|@vite-ignore/.test(comment));
}

/** Titles of `it` and `test` calls, without the rule ids at their end. */
export const testTitlesOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?<![.\w])(?:it|test)(?:\.each\((?:[^()]|\([^()]*\))*\)|\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
    ),
  ].map(([, , title = '']) => title.replace(/\s*\[[A-Z]+-[^\]]*\]\s*$/, ''));

/** Titles of `describe` calls. */
export const groupTitlesOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /\bdescribe(?:\.each\((?:[^()]|\([^()]*\))*\)|\.\w+(?:\([^)]*\))?)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
    ),
  ].map(([, , title = '']) => title);

const MARKERS = [
  /\b[Ww]ho(?:m|so)?ever\b/,
  /\b(?:[Ss]ome|[Nn]o)body\b/,
  /\banew\b/,
  /\bof (?:whom|whose)\b/,
  /\b[Ww]hose is\b/,
  /\bof it(?:s|self) own\b/,
  // "What is …" as a subject, at the beginning of a sentence.
  /(?:^|[.:;] )What (?:is|was|has|no|a|the|stands|comes|goes|belongs|lies|of)\b[^?]*$/,
  /\b(?:is|are|was|were) told\b/,
  /\bstands?\b/,
  /\bthat what\b/,
  /\bhow far it is\b/,
  /\bwill do, where\b/,
  /\b[Hh](?:ears?|eard) (?:of|what|how|that|the)\b/,
  /\b[Tt]ells? (?:who|whether|of|what|the|its)\b/,
  /\bof before\b/,
  /\bso many\b/,
  /\bgo(?:es)? on\b/,
  /\bfor ever\b/,
  /\b[Tt]he desk\b/,
  // A fragment without its noun, such as "Of uploads …".
  /^Of (?!these)/,
];
const LONGEST_SENTENCE = 25;

/** The dialect markers in a text. */
export const markersIn = (text: string): string[] =>
  MARKERS.flatMap((marker) => marker.exec(text)?.[0] ?? []);

/** Sentences of more than 25 words. */
export const longSentencesIn = (text: string): string[] =>
  text.split(/(?<=[.;:!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE);

const PREPOSITIONS =
  /^(?:about|after|as|at|before|behind|beside|between|by|for|from|in|into|of|on|once|out|over|through|to|under|until|up|with|within|without|where|when|while|if|that|which|whose|who|what|how|so)\b/i;
const VERBS =
  /\b(?:am|is|are|was|were|be|has|have|had|do|does|did|can|could|may|might|must|will|would|should|shall|cannot|(?!(?:its|this|his|us|as|always|unless|less|address|access|process|was)\b)[a-z]{2,}(?:s|ed))\b|n[’']t\b/i;

/** A test title that is no sentence: it begins with a preposition or has no verb. */
export const isFragment = (title: string): boolean => PREPOSITIONS.test(title) || !VERBS.test(title);

/** Why a commit subject is not of the form `type(scope): imperative`, at most 72 characters; null when it is. */
export function faultOfSubject(subject: string): string | null {
  const LONGEST_SUBJECT = 72;
  const TYPES = 'feat|fix|refactor|perf|test|docs|style|build|ci|chore|revert';
  if (subject.length > LONGEST_SUBJECT) return `${subject.length} characters`;
  const verb = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9-]+(?:, ?[a-z0-9-]+)*\\))?: (\\S+) \\S`).exec(
    subject,
  )?.[1];
  if (verb === undefined) return 'not "type(scope): subject"';
  return /(?:ed|ing)$|^(?:the|a|an|what|whoever|[a-z]+[^s]s)$/i.test(verb) &&
    !/^(?:embed|need|feed|speed|bring|string|bias|focus)$/i.test(verb)
    ? `"${verb}" is not an imperative`
    : null;
}
