import type { Queries, Tx } from '../../platform/db/index.ts'
import type { ObjectStore, Part, Range } from '../../providers/objects/port.ts'
import type { Deps } from './deps.ts'
import { missingUploads, uploadRange, uploadRow } from './queries.ts'

/** A picture about to be stored, under a name that no other one has. */
export interface NamedBytes {
  name: string
  bytes: Buffer
}

const JOB = 'remove-pictures'
/** A picture is in the bucket before its row is: longer than any request takes, even with clocks that differ by half of it. */
const WITHOUT_ROW_MS = 3_600_000
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' }

/** The media type of a stored file, by the ending of its name. */
export const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

interface Removal {
  corporationId: number
  names: string[]
  /** Epoch ms; before it a transaction may be about to make the rows. */
  notBefore: number
}

/** The key of a picture in the bucket. */
export const objectKey = (corporationId: number, name: string): string => `uploads/${corporationId}/${name}`

/**
 * Where the bytes of pictures are: in their rows, or in a bucket. In both cases the row says whether the picture exists, so that one
 * that was deleted is not served any more, at once. X5
 */
export interface PictureBytes {
  /** Stores pictures before the transaction that makes their rows; those that get no row are deleted an hour later. */
  put(corporationId: number, pictures: readonly NamedBytes[]): Promise<void>
  /** The value of the column of bytes. */
  inRow(bytes: Buffer): Buffer | null
  /** The bytes of a picture; undefined if there is none of this name. */
  get(db: Queries, corporationId: number, name: string): Promise<Buffer | undefined>
  /** A part of a file; undefined if there is none of this name. */
  part(db: Queries, corporationId: number, name: string, range: Range): Promise<Part | undefined>
  /** Deletes the bytes of pictures whose rows this transaction deletes, after its commit. */
  remove(tx: Tx, corporationId: number, names: readonly string[]): Promise<void>
}

/** The bytes of a picture that has a row, and with it the only way to those of a bucket. */
async function readBytes(
  db: Queries,
  objects: ObjectStore | undefined,
  corporationId: number,
  name: string,
): Promise<Buffer | undefined> {
  const row = await uploadRow(db, corporationId, name)
  if (!row) return undefined
  return row.bytes ?? objects?.get(objectKey(corporationId, name))
}

async function readPart(
  db: Queries,
  objects: ObjectStore | undefined,
  ...[corporationId, name, range]: [number, string, Range]
): Promise<Part | undefined> {
  const row = await uploadRange(db, corporationId, name, range.from, range.to)
  if (!row) return undefined
  const { bytes, size } = row
  return bytes && size !== null ? { bytes, size } : objects?.part(objectKey(corporationId, name), range)
}

/** In the rows, which needs nothing else. Rows without bytes are of a bucket that is configured no more. */
const inDatabase: PictureBytes = {
  put: async () => {},
  inRow: bytes => bytes,
  get: (db, ...file) => readBytes(db, undefined, ...file),
  part: (db, ...part) => readPart(db, undefined, ...part),
  remove: async () => {},
}

/** In a bucket, where a job deletes what no row names: also what was stored for a transaction that failed. */
function inBucket({ db, jobs, clock }: Deps, objects: ObjectStore): PictureBytes {
  const enqueue = (tx: Tx, corporationId: number, names: readonly string[], notBefore: number) =>
    jobs.enqueue<Removal>(tx, JOB, { corporationId, names: [...names], notBefore }, { runAfter: new Date(notBefore) })

  jobs.work<Removal>(JOB, async ({ corporationId, names, notBefore }) => {
    if (clock() < notBefore - WITHOUT_ROW_MS / 2) return
    for (const name of await missingUploads(db, corporationId, names))
      await objects.remove(objectKey(corporationId, name))
  })
  return {
    async put(corporationId, pictures) {
      const names = pictures.map(({ name }) => name)
      await db.inTx(tx => enqueue(tx, corporationId, names, clock() + WITHOUT_ROW_MS))
      await Promise.all(
        pictures.map(({ name, bytes }) => objects.put(objectKey(corporationId, name), bytes, typeOf(name))),
      )
    },
    inRow: () => null,
    get: (queries, ...file) => readBytes(queries, objects, ...file),
    part: (queries, ...part) => readPart(queries, objects, ...part),
    async remove(tx, corporationId, names) {
      if (names.length > 0) await enqueue(tx, corporationId, names, clock())
    },
  }
}

export const pictureBytes = (deps: Deps): PictureBytes => (deps.objects ? inBucket(deps, deps.objects) : inDatabase)
