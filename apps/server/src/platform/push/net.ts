import type { Hint, Hub } from './hub.ts'

/** Answers the versions now of things of one kind. */
export type VersionsOf = (corporationId: number, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>

const EVERY_MS = 1000

async function sweepKind(hub: Hub, kind: string, versionsOf: VersionsOf, tell: (hint: Hint) => void): Promise<void> {
  const watched = hub.watched().filter(({ topic }) => topic.startsWith(`${kind}:`))
  for (const [corporationId, entries] of Map.groupBy(watched, one => one.corporationId)) {
    const ids = entries.map(({ topic }) => topic.slice(kind.length + 1))
    for (const [id, version] of await versionsOf(corporationId, ids)) {
      tell({ corporationId, topic: `${kind}:${id}`, version })
    }
  }
}

/** Looks every second at the versions of what is watched here: a hint that was lost costs a moment, never the news. */
export function createNet(
  hub: Hub,
  kinds: ReadonlyMap<string, { versionsOf: VersionsOf }>,
  tell: (hint: Hint) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const sweep = async () => {
    for (const [kind, { versionsOf }] of kinds) await sweepKind(hub, kind, versionsOf, tell)
  }
  const again = () => {
    if (stopped) return
    timer = setTimeout(
      () =>
        void sweep()
          .catch(() => {})
          .finally(again),
      EVERY_MS,
    )
    timer.unref()
  }
  again()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
