/** Bytes of a file from `from` to `to`, counted from 0 and both included; to its end without `to`. */
export interface Range {
  from: number
  to: number | undefined
}

/** A part of a file, empty beyond its end, and the size of the whole. */
export interface Part {
  bytes: Buffer
  size: number
}

/** Storage of files by key, beside the database. */
export interface ObjectStore {
  /** Stores an object; one of the same key is replaced. @throws ObjectsUnavailable */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The bytes of an object; undefined if there is none. @throws ObjectsUnavailable */
  get(key: string): Promise<Buffer | undefined>
  /** A part of an object; undefined if there is none. @throws ObjectsUnavailable */
  part(key: string, range: Range): Promise<Part | undefined>
  /** Deletes an object; one that does not exist counts as deleted. @throws ObjectsUnavailable */
  remove(key: string): Promise<void>
}

/** The storage does not answer, or refuses. What was asked may be repeated. */
export class ObjectsUnavailable extends Error {
  override readonly name = 'ObjectsUnavailable'
  constructor(cause: unknown) {
    super('The object storage cannot be used now', { cause })
  }
}
