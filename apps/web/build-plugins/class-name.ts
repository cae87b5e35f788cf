import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const REST = `${FIRST}0123456789`
const LENGTH = 4

const APP = join(import.meta.dirname, '..')

const classes = new Map<string, string>()
const taken = new Set<string>()

const shortHash = (text: string): string => {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from({ length: LENGTH }, (_, at) => {
    const letters = at === 0 ? FIRST : REST
    return letters[bytes.readUInt16BE(at * 2) % letters.length]
  }).join('')
}

/**
 * A class as guests fetch it: four characters from a hash of its file and name. Where two classes have the same hash, the later
 * one is hashed again, for they would style each other.
 */
export function classNameOf(name: string, file: string): string {
  const full = `${relative(APP, file.split('?')[0] ?? file).replaceAll('\\', '/')} .${name}`
  const known = classes.get(full)
  if (known !== undefined) return known
  let short = shortHash(full)
  for (let attempt = 1; taken.has(short); attempt++) short = shortHash(`${full} ${attempt}`)
  classes.set(full, short)
  taken.add(short)
  return short
}
