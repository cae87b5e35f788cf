import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import { systemClock } from './clock.ts'
import type { Tx } from './db/index.ts'

/** Crockford's 32 signs: no I, L, O or U, so that nobody misreads or misspells a code read aloud. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

let lastMs = 0
let counter = 0

const POOL = Buffer.alloc(4096)
let unused = POOL.length

/** Eight random bytes; chance is fetched from the system for many ids at a time. Each byte is given once. */
function eightBytes(): Buffer {
  if (unused + 8 > POOL.length) {
    randomFillSync(POOL)
    unused = 0
  }
  unused += 8
  return POOL.subarray(unused - 8, unused)
}

/**
 * A UUIDv7: time first, so that rows made together lie together in an index.
 * Ids of one process rise even within a millisecond (12 bits of counter), and keep rising when the clock steps back.
 */
export function uuidv7(clock: Clock = systemClock): string {
  const now = clock()
  if (now > lastMs) {
    lastMs = now
    counter = randomInt(0x400)
  } else if (++counter > 0xfff) {
    lastMs += 1
    counter = 0
  }
  const bytes = Buffer.allocUnsafe(16)
  eightBytes().copy(bytes, 8)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is written as the database writes an id: it takes none else, not even to say that nothing has it. R1 */
export const isUuid = (text: string): boolean => UUID.test(text)

const MOMENT_AND_ID = /^(\d{10,14})\.(.+)$/

/** Where a page goes on: behind the row of this moment and id; undefined where a cursor was not given out by us. R1 */
export function readCursor(cursor: string): { at: Date; id: string } | undefined {
  const [, at = '', id = ''] = MOMENT_AND_ID.exec(cursor) ?? []
  return isUuid(id) ? { at: new Date(Number(at)), id } : undefined
}

/** A random code a person can read aloud: `length` signs of 5 bits each from a secure source (13 signs are 65 bits). */
export function readableId(length: number): string {
  return Array.from(randomBytes(length), byte => READABLE[byte & 31]).join('')
}

/** A random code of `digits` decimal digits, leading zeros kept, from a secure source. */
export function digitCode(digits: number): string {
  return Array.from({ length: digits }, () => String(randomInt(10))).join('')
}

/** A secret for a token or a ticket: 256 bits, safe in an address. */
export const secretToken = (): string => randomBytes(32).toString('base64url')

interface IdBlockTables {
  id_block: { corporation_id: number; name: string; next: number }
}

/** Gives numbers of one kind out of blocks taken from the database. */
export interface NumericIds {
  /** The next unused number of this corporation; below 2^53. May leave gaps, never gives a number twice. */
  next(tx: Tx, corporationId: number): Promise<number>
}

/**
 * Numeric ids the specification wants (`customerId`, `shopId`): a block of `size` is taken per process from a row of the
 * tenant, so that no sequence and no hot row stands in the way. A block counts only once its transaction has committed.
 * @param first the first number a corporation gets
 */
export function numericIds(name: string, first: number, size = 1000): NumericIds {
  const blocks = new Map<number, { next: number; end: number }>()
  return {
    async next(tx, corporationId) {
      const held = blocks.get(corporationId)
      if (held !== undefined && held.next < held.end) return held.next++
      const start = await takeBlock(tx, corporationId, { name, first, size })
      tx.afterCommit(() => blocks.set(corporationId, { next: start + 1, end: start + size }))
      return start
    },
  }
}

async function takeBlock(tx: Tx, corporationId: number, block: { name: string; first: number; size: number }) {
  const row = await tx
    .withTables<IdBlockTables>()
    .insertInto('id_block')
    .values({ corporation_id: corporationId, name: block.name, next: block.first + block.size })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'name']).doUpdateSet({ next: sql<number>`id_block.next + ${block.size}` }),
    )
    .returning('next')
    .executeTakeFirstOrThrow()
  return row.next - block.size
}
