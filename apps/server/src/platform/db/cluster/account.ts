import { chownSync, mkdirSync, realpathSync, statSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { StartFault } from '../../start-fault.ts'

/** The account PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account `nobody`. */
const NOBODY: Account = { uid: 65534, gid: 65534 }

/**
 * The account PostgreSQL runs as when this process is root: the owner of an existing cluster, else `nobody`.
 * Undefined when this process is an ordinary user; PostgreSQL then runs as that user.
 * @throws StartFault when the cluster belongs to another ordinary user
 */
export function accountFor(cluster: string): Account | undefined {
  const own = process.getuid?.()
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (own === 0) return owner === undefined || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid }
  if (own !== undefined && owner !== undefined && owner.uid !== own) throw otherOwner(cluster, owner.uid)
  return undefined
}

export const otherOwner = (folder: string, uid: number): StartFault =>
  new StartFault(
    `The database in ${folder} belongs to another account (user id ${uid}): start as root or as that user, or set DATA_DIR to another folder.`,
  )

/**
 * Makes a private folder for PostgreSQL; its owner is `account`.
 * @throws StartFault when another user made it first, as is possible in the temporary folder
 */
export function makeFolderFor(account: Account | undefined, path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid } = statSync(path)
  const own = process.getuid?.() ?? uid
  if (own !== 0 && uid !== own) throw otherOwner(path, uid)
  if (account) chownSync(path, account.uid, account.gid)
}

/** The first folder on the way to `folder`, itself included, that `account` may not enter; undefined when all are open. */
export function closedFolder(account: Account, folder: string): string | undefined {
  return foldersTo(realpathSync(folder)).find(one => !mayEnter(account, statSync(one)))
}

function foldersTo(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [...foldersTo(above), folder]
}

function mayEnter({ uid, gid }: Account, { mode, ...of }: Stats): boolean {
  if (of.uid === uid) return (mode & 0o100) !== 0
  return (mode & (of.gid === gid ? 0o010 : 0o001)) !== 0
}
