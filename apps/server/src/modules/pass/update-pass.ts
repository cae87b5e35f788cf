import type { PassContent } from '@comanda/domain/pass'
import type { Tx } from '../../platform/db/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import type { PassDeps } from './deps.ts'
import { devicesOf, writeContent } from './queries.ts'
import type { PassRow } from './tables.ts'

export const PUSH_JOB = 'pass.push'
export const GOOGLE_JOB = 'pass.google'

export interface PushJob {
  corporationId: number
  passId: string
  deviceId: string
}
export type GoogleJob = Omit<PushJob, 'deviceId'>

/** The start of the second of a time (epoch ms). */
export const inSeconds = (at: number): number => Math.floor(at / 1000) * 1000

/**
 * Writes the content of a locked pass, and enqueues one push per device and one update at Google, in the transaction of the
 * caller. Content that is the same changes nothing. CARD-9
 */
export async function updatePass(
  tx: Tx,
  { clock, jobs }: Pick<PassDeps, 'clock' | 'jobs'>,
  row: PassRow,
  content: PassContent,
): Promise<PassRow> {
  if (revisionOf(content) === revisionOf(row.content)) return row
  const { corporation_id: corporationId, pass_id: passId } = row
  const changed = new Date(Math.max(inSeconds(clock()), row.changed_at.getTime() + 1000))
  const voided = content.isVoid ? (row.voided_at ?? changed) : null
  await writeContent(tx, row, content, { changed, voided })
  for (const { deviceId } of await devicesOf(tx, corporationId, passId))
    await jobs.enqueue<PushJob>(tx, PUSH_JOB, { corporationId, passId, deviceId })
  if (row.in_google) await jobs.enqueue<GoogleJob>(tx, GOOGLE_JOB, { corporationId, passId })
  return { ...row, content, changed_at: changed, voided_at: voided }
}
