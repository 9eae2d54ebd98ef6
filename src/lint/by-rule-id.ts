/**
 * Lists what modules export by the rules' ids, in order of the ids: the names of the modules' folders, and those of a
 * folder that has several rules (`more`).
 */
export function byRuleId<Part>(
  modules: Readonly<Record<string, Part>>,
  more: Readonly<Record<string, unknown>>,
): readonly (readonly [id: string, part: Part])[] {
  const ofFolders = Object.entries(modules).map(
    ([path, part]) => [path.split('/').at(-2) ?? '', part] as const,
  );
  // Each rule and its texts have values of their own types, which only the two know of each other.
  const ofLists = Object.entries(more) as [string, Part][];
  return [...ofFolders, ...ofLists].sort(([one], [other]) => (one < other ? -1 : 1));
}
