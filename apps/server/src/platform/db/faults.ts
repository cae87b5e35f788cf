/** The database cannot be reached, or cannot do it, now. Nothing was changed that was acknowledged; asking again later is right. O10 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database cannot be reached at the moment', { cause })
  }
}

/** Why a piece of work failed, as far as trying again is concerned. */
export type FaultKind = 'conflict' | 'lost' | 'unreachable' | 'unable' | 'stale-plan' | 'other'

/** What the database or the system says, by what it means. `unable`: out of disk or memory, or ended because it took too long. O10 */
const SAID: Partial<Record<FaultKind, readonly string[]>> = {
  conflict: ['40001', '40P01', '55P03'],
  lost: ['57P01', '57P02', '57P03', '08000', '08003', '08006', '25P03', 'EPIPE', 'ECONNRESET'],
  unreachable: ['08001', '08004', '53300', 'ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'],
  unable: ['53000', '53100', '53200', '57014', '58030'],
}

const KINDS = new Map(
  Object.entries(SAID).flatMap(([kind, states]) => states.map(state => [state, kind as FaultKind] as const)),
)

/** The SQLSTATE (or system error code) of an error, if it has one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whether `error` says that a unique key already has this value; `constraint` narrows it to one key. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false
  if (constraint === undefined) return true
  return (error as { constraint?: unknown }).constraint === constraint
}

/** Sorts an error of the driver: what may be tried again, and what has to be told. */
export function faultKind(error: unknown): FaultKind {
  const state = sqlState(error)
  const message = error instanceof Error ? error.message : ''
  if (state === undefined) return kindByMessage(message)
  if (state === '0A000' && message.includes('cached plan')) return 'stale-plan'
  return KINDS.get(state) ?? 'other'
}

/** Whether the connection on which a statement failed is good for the next one. */
export const isConnectionGood = (kind: FaultKind): boolean =>
  kind === 'other' || kind === 'conflict' || kind === 'unable'

/** The driver raises these without a code. */
function kindByMessage(message: string): FaultKind {
  if (/Connection terminated|Client has encountered a connection error|not queryable/.test(message)) return 'lost'
  if (/timeout exceeded when trying to connect|Query read timeout/.test(message)) return 'unreachable'
  return 'other'
}
