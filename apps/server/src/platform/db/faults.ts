import { diskFull, isDiskFull, oneLine, StartFault } from '../start-fault.ts'

/** The database cannot be reached or cannot execute now. No acknowledged change is lost; a later retry is safe. O10 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database cannot be reached now', { cause })
  }
}

/** The cause of a failure, as far as it matters for retrying. `unable`: out of disk or memory, a timeout, or a brand that
 * is being moved to another database. O10 */
export type FaultKind = 'conflict' | 'lost' | 'unreachable' | 'unable' | 'stale-plan' | 'other'

const CODES_BY_KIND: Partial<Record<FaultKind, readonly string[]>> = {
  conflict: ['40001', '40P01', '55P03'],
  lost: ['57P01', '57P02', '57P03', '08000', '08003', '08006', '25P03', 'EPIPE', 'ECONNRESET'],
  unreachable: ['08001', '08004', '53300', 'ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'],
  unable: ['53000', '53100', '53200', '57014', '58030'],
}

const KINDS = new Map(
  Object.entries(CODES_BY_KIND).flatMap(([kind, states]) => states.map(state => [state, kind as FaultKind] as const)),
)

/** The SQLSTATE (or system error code) of an error, if it has one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whether `error` is a unique violation; `constraint` narrows it to one key. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false
  if (constraint === undefined) return true
  return (error as { constraint?: unknown }).constraint === constraint
}

/** Classifies an error of the driver. */
export function faultKind(error: unknown): FaultKind {
  const state = sqlState(error)
  const message = error instanceof Error ? error.message : ''
  if (state === undefined) return kindByMessage(message)
  if (state === '0A000' && message.includes('cached plan')) return 'stale-plan'
  if (state === '23514' && /brand_moved_\d+/.test(message)) return 'unable'
  return KINDS.get(state) ?? 'other'
}

/** Whether a connection can be used again after an error of this kind. */
export const isConnectionGood = (kind: FaultKind): boolean =>
  kind === 'other' || kind === 'conflict' || kind === 'unable'

/** For errors that the driver raises without a code. */
function kindByMessage(message: string): FaultKind {
  if (/Connection terminated|Client has encountered a connection error|not queryable/.test(message)) return 'lost'
  if (/timeout exceeded when trying to connect|Query read timeout/.test(message)) return 'unreachable'
  return 'other'
}

/** What to do about an error of an external database while it is opened, by SQLSTATE or system error code. */
const OPEN_FAULTS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password: correct them in DATABASE_URL',
  '28000': 'refuses the user from this machine: correct DATABASE_URL, or allow the user in pg_hba.conf',
  '3D000': 'has no database of that name: create it with createdb, or correct DATABASE_URL',
  '42501': 'does not let this user create tables: grant the user all rights on the schema public',
  '25006': 'is read-only: set DATABASE_URL to the primary server',
  '53100': 'has a full disk: free space there',
  '53300': 'has no free connection: raise its max_connections, or stop other programs that use it',
  '57P03': 'is still starting: start again when it is ready',
  ENOTFOUND: 'has a host name that is unknown: correct DATABASE_URL',
  EAI_AGAIN: 'has a host name that cannot be resolved now: check the network, or correct DATABASE_URL',
}

/** The SQLSTATE of an error and of its causes. */
function statesOf(error: unknown): string[] {
  const state = sqlState(error)
  const cause = error instanceof Error && error.cause !== undefined ? statesOf(error.cause) : []
  return state === undefined ? cause : [state, ...cause]
}

/**
 * The fault that an error while opening, migrating or filling a database is shown as at a start. The password of `url` is never
 * shown; without `url` it is the embedded database of `dataDir`.
 */
export function openFault(error: unknown, { url, dataDir }: { url?: string | undefined; dataDir: string }): StartFault {
  if (error instanceof StartFault) return error
  if (!url && (statesOf(error).includes('53100') || isDiskFull(dataDir))) return diskFull(dataDir)
  const cause = error instanceof DatabaseUnavailable ? error.cause : error
  if (url) return externalFault(cause, url)
  return new StartFault(`The database cannot be opened (${oneLine(cause)}): correct that and start again.`, { cause })
}

function externalFault(cause: unknown, url: string): StartFault {
  const { syscall, path } = (cause ?? {}) as NodeJS.ErrnoException
  if (syscall === 'open')
    return new StartFault(`DATABASE_URL names the file ${path}, which cannot be read: correct the name or the file.`)
  const { host, pathname } = new URL(url)
  const at = `The database ${pathname.slice(1)} at ${host || 'localhost'}`
  const isTemporary = faultKind(cause) === 'unreachable'
  const known = OPEN_FAULTS[sqlState(cause) ?? '']
  if (known !== undefined) return new StartFault(`${at} ${known}.`, { cause, isTemporary })
  if (isTemporary)
    return new StartFault(`${at} does not answer: start it, or correct DATABASE_URL.`, { cause, isTemporary })
  return new StartFault(`${at} cannot be used (${oneLine(cause)}): correct that, or correct DATABASE_URL.`, { cause })
}
