import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartFault } from '../../start-fault.ts'
import { type Account, accountFor, closedFolder, otherOwner } from './account.ts'
import { type Places, placesOf, pointerFile, pointerOf } from './places.ts'
import { orphanOf, stopPostmaster } from './postmaster.ts'
import { finishSwitch } from './switch-cluster.ts'
import { sharedFolders } from './shared-folder.ts'

/** In the folder of a database that is stored outside its data folder: the path of the data folder. */
const OWNER = 'data-folder'

/** Where a database is stored, and the account it runs as. */
export interface PlacedDatabase {
  readonly places: Places
  /** Undefined for the account of this process. */
  readonly account: Account | undefined
  /** A sentence to show at the start when the database is stored outside the data folder. */
  readonly note?: string
}

/** What depends on the machine and its user; tests pass their own. */
interface Machine {
  readonly accountFor: (cluster: string) => Account | undefined
  /** The folders outside the project to choose from; left out, those of `sharedFolders`. */
  readonly candidates?: readonly string[]
}

const thisMachine: Machine = { accountFor }

/** Makes the data folder. One made by root under a closed umask can still be entered by PostgreSQL's account. */
export function makeDataFolder(data: string): void {
  const first = mkdirSync(data, { recursive: true })
  if (first === undefined || process.getuid?.() !== 0) return
  for (let folder = data; folder.length >= first.length; folder = dirname(folder))
    chmodSync(folder, statSync(folder).mode | 0o011)
}

/**
 * Decides where the database of a data folder is stored and makes that folder. It is the data folder itself, unless this process
 * is root and PostgreSQL's account cannot enter it: then a folder under /var/lib/comanda, recorded in the data folder. A cluster
 * that is already in the closed data folder is moved there. Permissions of existing folders stay as they are.
 * @throws StartFault when there is no such place, or when the data folder is a copy of one whose database is stored elsewhere
 */
export async function placeDatabase(dataDir: string, machine = thisMachine): Promise<PlacedDatabase> {
  const data = resolve(dataDir)
  finishSwitch(placesOf(data).cluster)
  const account = machine.accountFor(placesOf(data).cluster)
  if (pointerOf(data) !== undefined) checkPointer(account, data)
  if (account === undefined) return { places: placesOf(data), account }
  const closed = closedFolder(account, data)
  if (pointerOf(data) === undefined && closed !== undefined) makePointer(account, data, closed, machine)
  const home = pointerOf(data)
  // After the pointer is written: an interrupted move is finished by the next start.
  if (home !== undefined) await moveCluster(join(data, 'postgres'), join(home, 'postgres'))
  const places = placesOf(data)
  if (statSync(places.cluster, { throwIfNoEntry: false })?.uid === 0) changeOwner(places.cluster, account)
  const note = `The database is stored in ${home}, because PostgreSQL does not run as root and its account cannot enter ${data}.`
  return home === undefined ? { places, account } : { places, account, note }
}

/** A moved data folder keeps its database; a copied one must not share the original's. */
function checkPointer(account: Account | undefined, data: string): void {
  const home = pointerOf(data) ?? ''
  const file = pointerFile(data)
  if (!home.startsWith('/') || !existsSync(home))
    throw new StartFault(
      `The folder of the database that ${file} names does not exist: restore it, or remove that file to begin with an empty database.`,
    )
  if (account === undefined) throw otherOwner(home, 0)
  const owner = existsSync(join(home, OWNER)) ? readFileSync(join(home, OWNER), 'utf8').trim() : ''
  const real = realpathSync(data)
  if (owner === real) return
  if (owner !== '' && pointerOf(owner) === home)
    throw new StartFault(
      `${data} is a copy of ${owner} and names the same database: remove ${file} to begin with an empty database, or copy the data with npm run backup.`,
    )
  writeWhole(join(home, OWNER), real)
}

function makePointer(account: Account, data: string, closed: string, { candidates }: Machine): void {
  const [base] = sharedFolders(account, candidates)
  if (base === undefined)
    throw new StartFault(
      `PostgreSQL does not run as root, and its account cannot enter ${closed}: set DATA_DIR to an open folder such as /srv/comanda, or make /var/lib writable.`,
    )
  const real = realpathSync(data)
  const words = real.match(/[\w.-]+/g) ?? []
  const home = mkdtempSync(join(base, `${words.join('-').slice(-40)}-`))
  chmodSync(home, 0o711)
  writeWhole(join(home, OWNER), real)
  writeWhole(pointerFile(data), home)
}

/** Moves a cluster with its owners, when it is still in its first place. On another disk the original stays as `postgres.moved`. */
async function moveCluster(from: string, to: string): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return
  const orphan = orphanOf(from)
  if (orphan !== undefined) await stopPostmaster(orphan)
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    rmSync(`${to}.draft`, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, `${to}.draft`])
    renameSync(`${to}.draft`, to)
    renameSync(from, `${from}.moved`)
  }
}

/** A cluster that root copied without its owner and permissions is given back to the account. */
function changeOwner(cluster: string, { uid, gid }: Account): void {
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(cluster, name), uid, gid)
  lchownSync(cluster, uid, gid)
  chmodSync(cluster, 0o700)
}

/** Writes a file that is never empty or truncated, not even after a power cut. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.draft`, text, { flush: true })
  renameSync(`${file}.draft`, file)
}
