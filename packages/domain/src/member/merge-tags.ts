/**
 * Tags after an edit: what the editor added to or removed from the tags they saw, applied to the tags of now. Two editors lose nothing of
 * each other. CARD-12
 */
export function mergeTags(now: readonly string[], seen: readonly string[], wanted: readonly string[]): string[] {
  const removed = new Set(seen.filter(tag => !wanted.includes(tag)))
  const added = wanted.filter(tag => !seen.includes(tag))
  return [...new Set([...now.filter(tag => !removed.has(tag)), ...added])]
}
