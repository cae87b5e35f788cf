import { startup } from './startup.ts'
import { writeStored, readStored } from './storage.ts'

const REMEMBERED = 'pictureHosts'
const MOST_REMEMBERED = 600

let counter = 0
let known: Map<string, number> | undefined

function remembered(): Map<string, number> {
  const stored = readStored(REMEMBERED)
  const pairs = Array.isArray(stored) ? stored.filter((pair): pair is [string, number] => Array.isArray(pair)) : []
  counter = pairs.length
  return new Map(pairs)
}

/**
 * The host a picture comes from: each new picture takes the next of `cdnInfo.hosts`, and keeps it, within a visit and over visits,
 * else the next visit would ask another host and miss what is cached. MENU-9
 */
export function pictureHost(path: string): string {
  const hosts = startup()?.cdnInfo.hosts ?? []
  if (hosts.length < 2) return hosts[0] ?? ''
  known ??= remembered()
  let at = known.get(path)
  if (at === undefined) {
    at = counter++
    known.set(path, at)
    if (known.size <= MOST_REMEMBERED) writeStored(REMEMBERED, [...known])
  }
  return hosts[at % hosts.length] ?? ''
}
