import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const REST = `${FIRST}0123456789`
const LENGTH = 4

const APP = join(import.meta.dirname, '..')

const taken = new Map<string, string>()

/**
 * A class as guests fetch it: four characters out of its file and name, the same in every build. Two that fall on the same
 * would style each other: the build stops, and one of them takes another name.
 */
export function classNameOf(name: string, file: string): string {
  const whose = `${relative(APP, file.split('?')[0] ?? file).replaceAll('\\', '/')} .${name}`
  const bytes = createHash('sha256').update(whose).digest()
  const short = Array.from({ length: LENGTH }, (_, at) => {
    const letters = at === 0 ? FIRST : REST
    return letters[bytes.readUInt16BE(at * 2) % letters.length]
  }).join('')
  const other = taken.get(short)
  if (other !== undefined && other !== whose) throw new Error(`${whose} and ${other} come out as the same class`)
  taken.set(short, whose)
  return short
}
