import { StartFault } from '../start-fault.ts'
import { type Account, closedFolder, makeFolderFor } from './account.ts'

/** Signs that a shell or PostgreSQL reads as more than a path. */
const UNSAFE = /["'`$\\%\n]/

/** How PostgreSQL reads an archived part of its log from `folder`. */
export const restoreCommand = (folder: string): string => `gzip -dc "${folder}/%f.gz" > "%p"`

/**
 * Settings with which PostgreSQL copies its log into `folder`, compressed: each part when it is full, and at least once a minute while
 * something changes. A part is complete under its name. O9
 * @throws StartFault where PostgreSQL's account cannot write there
 */
export function walSettings(folder: string, account: Account | undefined): string[] {
  if (UNSAFE.test(folder))
    throw new StartFault(`WAL_FOLDER ${folder} has quotes or other special signs: choose another.`)
  makeFolderFor(account, folder)
  const closed = account && closedFolder(account, folder)
  if (closed) throw new StartFault(`PostgreSQL's account cannot enter ${closed}: set WAL_FOLDER to an open folder.`)
  const [whole, part] = [`"${folder}/%f.gz"`, `"${folder}/%f.part"`]
  return [
    'archive_mode=on',
    `archive_command=test -f ${whole} || (gzip -c "%p" > ${part} && mv ${part} ${whole})`,
    'archive_timeout=60s',
  ]
}
