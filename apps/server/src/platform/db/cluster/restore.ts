import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { silentLog } from '../../log.ts'
import { StartFault } from '../../start-fault.ts'
import { copyFolder } from './back-up.ts'
import { openDatabase } from '../database.ts'
import { DatabaseUnavailable } from '../faults.ts'
import { restoreCommand } from './wal-folder.ts'

interface Restore {
  /** A folder created by `npm run backup`. */
  readonly backup: string
  /** The folder to which the log was archived since then (WAL_FOLDER). */
  readonly walFolder: string
  /** A new data folder. */
  readonly target: string
  /** Everything acknowledged before this time is restored, and nothing after it. */
  readonly until: Date
}

const POLL_MS = 100

/**
 * Creates a data folder in the state of a point in time after the backup, from the backup and the archived log. O9 @throws
 * StartFault if the target is not empty, or the log does not reach that time
 */
export async function restore({ backup, walFolder, target, until }: Restore): Promise<void> {
  const [from, to] = [join(backup, 'postgres'), join(target, 'postgres')]
  if (!existsSync(join(from, 'backup_label'))) throw new StartFault(`${backup} is no backup: npm run backup makes one.`)
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartFault(`${target} is not empty.`)
  mkdirSync(target, { recursive: true, mode: 0o711 })
  await copyFolder(from, to, new Set())
  const settings = join(to, 'postgresql.auto.conf')
  const before = readFileSync(settings, 'utf8')
  const { uid, gid } = statSync(from)
  writeFileSync(join(to, 'recovery.signal'), '', { mode: 0o600 })
  chownSync(join(to, 'recovery.signal'), uid, gid)
  appendFileSync(
    settings,
    `restore_command = '${restoreCommand(resolve(walFolder))}'
recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'
recovery_target_inclusive = off
recovery_target_action = promote
`,
  )
  await recovered(target, until)
  writeFileSync(settings, before)
}

/**
 * Starts the copy and waits until it has replayed its log up to the time. PostgreSQL ends when the log ends earlier, which may
 * be before it takes connections or after.
 */
async function recovered(target: string, until: Date): Promise<void> {
  const logEnds = (cause: unknown) => {
    const message = `The log does not reach ${until.toISOString()}: ${target}/postgres.log says how far it does.`
    return new StartFault(message, { cause })
  }
  const db = await openDatabase({ dataDir: target }, { log: silentLog }).catch(error => {
    throw logEnds(error)
  })
  try {
    const IN_RECOVERY = { name: 'in_recovery', text: 'select pg_is_in_recovery() as recovering' }
    while ((await db.query<{ recovering: boolean }>(IN_RECOVERY, [])).rows[0]?.recovering === true) await wait(POLL_MS)
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? logEnds(error) : error
  } finally {
    await db.close()
  }
}
