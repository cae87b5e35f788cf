import { type RetentionJob, retentionJob } from './retention-job.ts'

/** Retention of the platform's own tables. */
export const platformRetention: readonly RetentionJob[] = [
  // Phones repeat a request within minutes. API-3
  retentionJob({ table: 'request_log', key: 'owner, request_id', old: 'created_at < $2', retentionDays: 3 }),
  // Longer than any job waits: a repeated job must find the key of its effect. O7
  retentionJob({ table: 'done_key', key: 'key', old: 'at < $2', retentionDays: 100, nightly: true }),
  // Twice the longest rate-limit window. U1
  retentionJob({ table: 'rate_limit', key: 'key, window_start', old: 'window_start < $2', retentionDays: 2 }),
  retentionJob({ table: 'push_ticket', key: 'ticket_hash', old: 'expires_at < $2', retentionDays: 1 }),
]
