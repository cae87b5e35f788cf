/** A change of a topic: `order:<id>`, `cart:<id>` or `shop:<id>`; `version` only increases. */
export interface Hint {
  corporationId: number
  topic: string
  version: number
}

type Reader = (hint: Hint) => void

/** The subscriptions of this process. */
export interface Hub {
  /** Calls the readers of this process. */
  publish(hint: Hint): void
  /** Calls `reader` on every change of the topics until the returned function is called. */
  watch(corporationId: number, topics: readonly string[], reader: Reader): () => void
  /** Every topic with a reader. */
  watchedTopics(): { corporationId: number; topic: string }[]
}

const keyOf = (corporationId: number, topic: string) => `${corporationId} ${topic}`

export function createHub(): Hub {
  const readers = new Map<string, Set<Reader>>()

  const leave = (key: string, reader: Reader) => {
    const set = readers.get(key)
    set?.delete(reader)
    if (set?.size === 0) readers.delete(key)
  }

  return {
    publish(hint) {
      for (const reader of readers.get(keyOf(hint.corporationId, hint.topic)) ?? []) reader(hint)
    },
    watch(corporationId, topics, reader) {
      const keys = topics.map(topic => keyOf(corporationId, topic))
      for (const key of keys) {
        const set = readers.get(key) ?? new Set()
        set.add(reader)
        readers.set(key, set)
      }
      return () => {
        for (const key of keys) leave(key, reader)
      }
    },
    watchedTopics: () =>
      [...readers.keys()].map(key => {
        const [corporationId = '0', topic = ''] = key.split(' ')
        return { corporationId: Number(corporationId), topic }
      }),
  }
}
