import { sql } from 'kysely'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { ObjectStore } from '../../providers/objects/port.ts'
import { objectKey, typeOf } from './picture-bytes.ts'

interface Place {
  corporation_id: number
  upload_name: string
}

export type Direction = 'to-bucket' | 'to-database'

const BATCH = 50

/** The next pictures whose bytes are not where they are moved to, in the order of their keys. */
async function nextOf(db: Queries, direction: Direction, after: Place): Promise<Place[]> {
  const toMove = direction === 'to-bucket' ? sql`bytes is not null` : sql`bytes is null`
  const { rows } = await sql<Place>`select corporation_id, upload_name from upload
    where (corporation_id, upload_name) > (${after.corporation_id}, ${after.upload_name}) and ${toMove}
    order by corporation_id, upload_name limit ${BATCH}`.execute(db)
  return rows
}

const SET = {
  name: 'upload_set_bytes',
  text: `update upload set bytes = $3
    where corporation_id = $1 and upload_name = $2 and (bytes is null) = ($3::bytea is not null)`,
}

/** Sets the bytes of a row where they are not set yet, or takes them out; false where the picture is gone or was moved. */
const setBytes = async (db: Database, { corporation_id, upload_name }: Place, bytes: Buffer | null): Promise<boolean> =>
  (await db.runOne(SET, [corporation_id, upload_name, bytes])).count === 1

async function toBucket(db: Database, objects: ObjectStore, place: Place): Promise<boolean> {
  const { rows } = await sql<{ bytes: Buffer | null }>`select bytes from upload
    where corporation_id = ${place.corporation_id} and upload_name = ${place.upload_name}`.execute(db)
  const bytes = rows[0]?.bytes
  if (!bytes) return false
  const key = objectKey(place.corporation_id, place.upload_name)
  await objects.put(key, bytes, typeOf(place.upload_name))
  const stored = await objects.get(key)
  if (!stored?.equals(bytes)) throw new Error(`${key} reads differently from what was written`)
  if (await setBytes(db, place, null)) return true
  // Deleted meanwhile.
  await objects.remove(key)
  return false
}

async function toDatabase(db: Database, objects: ObjectStore, place: Place): Promise<boolean> {
  const key = objectKey(place.corporation_id, place.upload_name)
  const bytes = await objects.get(key)
  if (!bytes) throw new Error(`${key} is not in the bucket`)
  if (!(await setBytes(db, place, bytes))) return false
  await objects.remove(key)
  return true
}

/**
 * Moves the bytes of all pictures between database and bucket while servers work, one by one, so that each is in one of the two at
 * any time; may be repeated after it was interrupted. Returns how many were moved.
 * @throws where a picture reads differently from what was written, or is missing
 */
export async function movePictures(db: Database, objects: ObjectStore, direction: Direction): Promise<number> {
  const move = direction === 'to-bucket' ? toBucket : toDatabase
  let moved = 0
  let after: Place = { corporation_id: 0, upload_name: '' }
  for (;;) {
    const places = await nextOf(db, direction, after)
    for (const place of places) if (await move(db, objects, place)) moved += 1
    const last = places.at(-1)
    if (!last) return moved
    after = last
  }
}
