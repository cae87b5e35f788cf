import { StartFault } from '../../start-fault.ts'
import { type Account, closedFolder, makeFolderFor } from './account.ts'

/** Characters with a special meaning to a shell or PostgreSQL. */
const UNSAFE = /["'`$\\%\n]/

/** The command with which PostgreSQL reads an archived log segment from `folder`. */
export const restoreCommand = (folder: string): string => `gzip -dc "${folder}/%f.gz" > "%p"`

/**
 * Settings with which PostgreSQL archives its log into `folder`, compressed: each full segment, and at least once a minute while
 * there are changes. A file with its final name is complete. O9 @throws StartFault where PostgreSQL's account cannot write there
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
