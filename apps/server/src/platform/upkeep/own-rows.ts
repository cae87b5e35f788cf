import { type Chore, choreOf } from './chore.ts'

/** What the platform itself leaves behind. */
export const platformRows: readonly Chore[] = [
  // A phone sends again within minutes; one that was in a drawer asks anew. API-3
  choreOf({ table: 'request_log', key: 'owner, request_id', old: 'created_at < $2', keptDays: 3 }),
  // Longer than a job can wait for its turn: a job must find the key of what it did. O7
  choreOf({ table: 'done_key', key: 'key', old: 'at < $2', keptDays: 100, nightly: true }),
  // Twice the longest window that is counted in. U1
  choreOf({ table: 'rate_limit', key: 'key, window_start', old: 'window_start < $2', keptDays: 2 }),
  choreOf({ table: 'push_ticket', key: 'ticket_hash', old: 'expires_at < $2', keptDays: 1 }),
]
