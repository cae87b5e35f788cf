import type { PassDeps } from './deps.ts'
import { passById, registrationOf, setInGoogle } from './queries.ts'
import { GOOGLE_JOB, type GoogleJob, PUSH_JOB, type PushJob } from './update-pass.ts'
import { unregister } from './registrations.ts'

/** Tells one device that a pass changed; the device then reads it from the update service. */
const push =
  ({ db, seal, providers: { apple } }: PassDeps) =>
  async ({ corporationId, passId, deviceId }: PushJob): Promise<void> => {
    const registration = await registrationOf(db, corporationId, deviceId, passId)
    const pushToken = registration && seal.open(registration.sealed_push_token)
    if (!apple || pushToken === undefined) return
    const result = await apple.push(pushToken)
    if (result.kind === 'gone') await db.inTx(tx => unregister(tx, { corporationId, passId, deviceId }))
    if (result.kind === 'failed') throw new Error(`a pass could not be pushed: ${result.why}`)
  }

/** Writes the current content to Google; a repeat writes the same. */
const updateGoogle =
  ({ db, providers: { google }, brandOf }: PassDeps) =>
  async ({ corporationId, passId }: GoogleJob): Promise<void> => {
    const row = await passById(db, corporationId, passId)
    if (!google || !row?.in_google) return
    const result = await google.update(row.content, passId, await brandOf(corporationId))
    if (result.kind === 'gone') await db.inTx(tx => setInGoogle(tx, corporationId, passId, false))
    if (result.kind === 'failed') throw new Error(`a pass could not be updated: ${result.why}`)
  }

/** Registers the jobs that deliver changed passes. CARD-9 */
export function workUpdates(deps: PassDeps): void {
  deps.jobs.work(PUSH_JOB, push(deps))
  deps.jobs.work(GOOGLE_JOB, updateGoogle(deps))
}
