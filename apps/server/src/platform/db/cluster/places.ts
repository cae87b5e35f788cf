import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The folders of one embedded database. */
export interface Places {
  /** The cluster (PostgreSQL's data directory). */
  readonly cluster: string
  /** The folder of its socket. */
  readonly socket: string
  /** PostgreSQL's own log. */
  readonly logFile: string
}

/** A file in the data folder of a database that is stored elsewhere: the path of its folder. */
export const pointerFile = (dataDir: string): string => join(dataDir, 'database-folder')

/** A socket's path has at most 107 bytes; PostgreSQL appends a file name. */
const LONGEST_SOCKET_FOLDER = 80

/** The places of the database of a data folder, wherever it is stored. */
export function placesOf(dataDir: string): Places {
  const data = resolve(dataDir)
  const home = pointerOf(data) ?? data
  return { cluster: join(home, 'postgres'), socket: socketFolder(home), logFile: join(data, 'postgres.log') }
}

/** Whether the data folder has an embedded database. */
export const hasDatabase = (dataDir: string): boolean => {
  const { cluster } = placesOf(dataDir)
  return existsSync(cluster) || existsSync(upgradedOf(cluster))
}

/** A cluster of a newer major version that is complete and takes the place of the former one next. */
export const upgradedOf = (cluster: string): string => `${cluster}.upgraded`

/** The folder in which the database of a data folder is stored, when it is not the data folder itself. */
export function pointerOf(dataDir: string): string | undefined {
  const file = pointerFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Beside the cluster, or in the temporary folder when that path is too long for a socket. */
function socketFolder(home: string): string {
  const near = join(home, 'run')
  if (fits(near)) return near
  const name = `comanda-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
  const short = join(tmpdir(), name)
  // Root's temporary folder may be closed to PostgreSQL's account.
  return fits(short) && process.getuid?.() !== 0 ? short : join('/tmp', name)
}

const fits = (folder: string) => Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER
