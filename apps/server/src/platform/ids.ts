import { createHmac, randomBytes, randomFillSync, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import { systemClock } from './clock.ts'
import type { Tx } from './db/index.ts'

/** Crockford's base 32, without I, L, O and U, which are easily misread. */
const READABLE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

let lastMs = 0
let counter = 0

const POOL = Buffer.alloc(4096)
let unused = POOL.length

/** Eight random bytes from a pool that is refilled for many ids at once; each byte is used once. */
function randomEightBytes(): Buffer {
  if (unused + 8 > POOL.length) {
    randomFillSync(POOL)
    unused = 0
  }
  unused += 8
  return POOL.subarray(unused - 8, unused)
}

/**
 * A UUIDv7: starts with the time, so that rows created together are adjacent in an index. Ids of one process increase even
 * within a millisecond (12-bit counter) and when the clock is set back.
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
  randomEightBytes().copy(bytes, 8)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is a UUID in the database's spelling; others would be a database error. R1 */
export const isUuid = (text: string): boolean => UUID.test(text)

const CURSOR = /^(\d{10,14})\.(.+)$/

/** The time and id of the last row of the previous page; undefined for an invalid cursor. R1 */
export function readCursor(cursor: string): { at: Date; id: string } | undefined {
  const [, at = '', id = ''] = CURSOR.exec(cursor) ?? []
  return isUuid(id) ? { at: new Date(Number(at)), id } : undefined
}

/** A random code for people: `length` characters of 5 bits each from a secure source (13 characters are 65 bits). */
export function readableId(length: number): string {
  return readableText(randomBytes(length))
}

/** Bytes as unambiguous letters and digits; five bits of each byte are used. */
export const readableText = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => READABLE_ALPHABET[byte & 31]).join('')

/** A random code of `digits` decimal digits, leading zeros kept, from a secure source. */
export function digitCode(digits: number): string {
  return Array.from({ length: digits }, () => String(randomInt(10))).join('')
}

/** A secret for a token or ticket: 256 random bits, URL-safe. */
export const secretToken = (): string => randomBytes(32).toString('base64url')

interface IdBlockTables {
  id_block: { corporation_id: number; name: string; next: number }
}

/** Allocates numbers of one kind from blocks reserved in the database. */
export interface NumericIds {
  /** The next unused number of the corporation, below 2^53. Numbers may have gaps and never repeat. */
  next(tx: Tx, corporationId: number): Promise<number>
}

/**
 * Numeric ids (`customerId`, `shopId`): each process reserves blocks of `size` in a row of the tenant, which avoids a sequence
 * and a contended row. A block is used only after its transaction has committed.
 * @param first the first number of a corporation
 */
export function numericIds(name: string, first: number, size = 1000): NumericIds {
  const blocks = new Map<number, { next: number; end: number }>()
  return {
    async next(tx, corporationId) {
      const block = blocks.get(corporationId)
      if (block !== undefined && block.next < block.end) return block.next++
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

const DERIVED_SIGNS = 16

/** A code of sixteen readable characters (80 bits), deterministic for these parts and unpredictable without the secret. */
export const derivedCode = (secret: string | Buffer, parts: readonly (string | number)[]): string =>
  [...createHmac('sha256', secret).update(JSON.stringify(parts)).digest().subarray(0, DERIVED_SIGNS)]
    .map(byte => READABLE_ALPHABET[byte % READABLE_ALPHABET.length])
    .join('')
