import { startup } from './startup.ts'
import { writeStored, readStored } from './device/storage.ts'

const KEY = 'pictureHosts'
const MAX_STORED = 600

let counter = 0
let known: Map<string, number> | undefined

function remembered(): Map<string, number> {
  const stored = readStored(KEY)
  const pairs = Array.isArray(stored) ? stored.filter((pair): pair is [string, number] => Array.isArray(pair)) : []
  counter = pairs.length
  return new Map(pairs)
}

/**
 * The image host of a picture: new pictures rotate through `cdnInfo.hosts`. The assignment is stored, so that later visits find
 * the picture in the cache. MENU-9
 */
export function pictureHost(path: string): string {
  const hosts = startup()?.cdnInfo.hosts ?? []
  if (hosts.length < 2) return hosts[0] ?? ''
  known ??= remembered()
  let at = known.get(path)
  if (at === undefined) {
    // A picture of the server's first page is already loaded from the first host.
    at = globalThis.document?.querySelector(`.fp [src*="${path}@"]`) ? 0 : counter++
    known.set(path, at)
    if (known.size <= MAX_STORED) writeStored(KEY, [...known])
  }
  return hosts[at % hosts.length] ?? ''
}
