import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes codes, tickets, sign-ins through providers, challenges and sessions that are no longer valid. Sent codes count for limits for a day. U1, U3 */
export const oldSignIns: readonly RetentionJob[] = [
  retentionJob({ table: 'verify_code', key: 'verify_code_id', old: 'created_at < $2', retentionDays: 2 }),
  retentionJob({ table: 'auth_ticket', key: 'ticket_hash', old: 'expires_at < $2', retentionDays: 1 }),
  retentionJob({ table: 'provider_sign_in', key: 'state_hash', old: 'expires_at < $2', retentionDays: 1 }),
  retentionJob({ table: 'passkey_challenge', key: 'challenge_hash', old: 'expires_at < $2', retentionDays: 1 }),
  retentionJob({ table: 'session', key: 'token_hash', old: 'expires_at < $2', retentionDays: 1 }),
]
