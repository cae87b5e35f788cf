import { type Chore, choreOf } from '../../platform/upkeep/index.ts'

/** Codes, tickets and sessions that open nothing any more. What was sent counts for a day. U1, U3 */
export const oldSignIns: readonly Chore[] = [
  choreOf({ table: 'verify_code', key: 'verify_code_id', old: 'created_at < $2', keptDays: 2 }),
  choreOf({ table: 'auth_ticket', key: 'ticket_hash', old: 'expires_at < $2', keptDays: 1 }),
  choreOf({ table: 'session', key: 'token_hash', old: 'expires_at < $2', keptDays: 1 }),
]
