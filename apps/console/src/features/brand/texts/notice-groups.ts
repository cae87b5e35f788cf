type Entry = readonly [key: string, text: string]

/** The texts of one message. */
export interface NoticeGroup {
  /** The message's name; empty for texts that several messages share. */
  name: string
  /** Its built-in subject. */
  title: string
  texts: readonly Entry[]
}

/** The texts of messages by message, in the order of the texts; shared ones are last. `builtIn` are all built-in texts. */
export function noticeGroups(texts: readonly Entry[], builtIn: Readonly<Record<string, string>>): NoticeGroup[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of texts) {
    const [, named = ''] = /^notice\.(\w+)\./.exec(entry[0]) ?? []
    const name = `notice.${named}.subject` in builtIn ? named : ''
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  return [...groups]
    .map(([name, of]) => ({ name, title: builtIn[`notice.${name}.subject`] ?? '', texts: of }))
    .toSorted((a, b) => Number(a.name === '') - Number(b.name === ''))
}
