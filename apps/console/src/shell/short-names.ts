const SEPARATORS = /[,，、،·|–-]\s*/g

/** How long the beginning is that all names share. */
function sharedLength([first = '', ...others]: readonly string[]): number {
  let length = 0
  while (length < first.length && others.every(name => name[length] === first[length])) length++
  return length
}

/** The names of the stores without the beginning they share, so that a phone shows the difference. */
export function shortNames(names: readonly string[]): string[] {
  if (names.length < 2) return [...names]
  const shared = (names[0] ?? '').slice(0, sharedLength(names))
  const cut = Math.max(0, ...[...shared.matchAll(SEPARATORS)].map(separator => separator.index + separator[0].length))
  return names.map(name => name.slice(cut))
}
