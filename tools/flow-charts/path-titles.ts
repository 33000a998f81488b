import type { Text } from '../../src/flows/flow-data.types';

/** The state in which each path ends; paths that end alike also say what only they do. */
export function pathTitles(
  walks: readonly (readonly (readonly string[])[])[],
  ends: readonly Text[],
  words: Readonly<Record<string, Text>>,
): Text[] {
  const isShared = (end: Text) => ends.filter(({ en }) => en === end.en).length > 1;
  return ends.map((end, index) => {
    if (!isShared(end)) return end;
    const others = new Set(walks.flatMap((walk, other) => (other === index ? [] : walk.flat())));
    const own = walks[index]?.flat().find((id) => !others.has(id) && words[id]);
    const special = own ? words[own] : undefined;
    return special ? { en: `${end.en}: ${special.en}`, ar: `${end.ar}: ${special.ar}` } : end;
  });
}
