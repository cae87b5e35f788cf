import type { Hint, Hub } from './hub.ts'

/** The current versions of topics of one kind, by id. */
export type VersionsOf = (corporationId: number, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>

const INTERVAL_MS = 1000

async function pollKind(hub: Hub, kind: string, versionsOf: VersionsOf, publish: (hint: Hint) => void): Promise<void> {
  const watched = hub.watchedTopics().filter(({ topic }) => topic.startsWith(`${kind}:`))
  for (const [corporationId, entries] of Map.groupBy(watched, one => one.corporationId)) {
    const ids = entries.map(({ topic }) => topic.slice(kind.length + 1))
    for (const [id, version] of await versionsOf(corporationId, ids)) {
      publish({ corporationId, topic: `${kind}:${id}`, version })
    }
  }
}

/** Polls the versions of watched topics every second, so that a lost hint only delays an update. */
export function createVersionPolling(
  hub: Hub,
  kinds: ReadonlyMap<string, { versionsOf: VersionsOf }>,
  publish: (hint: Hint) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const poll = async () => {
    for (const [kind, { versionsOf }] of kinds) await pollKind(hub, kind, versionsOf, publish)
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(
      () =>
        void poll()
          .catch(() => {})
          .finally(schedule),
      INTERVAL_MS,
    )
    timer.unref()
  }
  schedule()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
