/** The database cannot be reached or cannot execute now. No acknowledged change is lost; a later retry is safe. O10 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  constructor(cause: unknown) {
    super('The database cannot be reached at the moment', { cause })
  }
}

/** The cause of a failure, as far as it matters for retrying. `unable`: out of disk or memory, or a timeout. O10 */
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
