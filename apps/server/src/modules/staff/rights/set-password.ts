import { staffCalls as calls } from '@comanda/contract/staff'
import { refuse } from '@comanda/contract/core'
import { passwordFault } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { dropPin } from '../device/queries.ts'
import { dropLinks, lockedByLink } from './links.ts'
import type { Deps } from '../deps.ts'
import { staffByAccount, writePassword } from './queries.ts'
import { sendLink } from './send-link.ts'

interface LinkJob {
  corporationId: number
  account: string
  language: string
}

const LINK_JOB = 'staff.passwordLink'

/** Sends the requested links. */
export function workPasswordLinks(deps: Deps): void {
  deps.jobs.work<LinkJob>(LINK_JOB, async ({ corporationId, account, language }) => {
    await deps.db.inTx(async tx => {
      const row = await staffByAccount(tx, corporationId, account)
      if (row?.active) await sendLink(tx, deps, row, { corporationId, language })
    })
  })
}

/**
 * Has a link for a new password sent to the person with this account. Whether there is one is looked up after the answer, in a
 * job: neither the answer nor its time reveals it. U2
 */
export const forgotPassword = (deps: Deps): Handler<typeof calls.forgotPassword> =>
  changeWithOwnTransaction(calls.forgotPassword, 'single-use secret', async (caller, { account }) => {
    const { corporationId, language } = caller
    const room = await deps.limits.tryUse(corporationId, [
      { key: `staff-link:${account}@${caller.ip}`, max: 3, windowSeconds: 3600 },
      { key: `staff-link:${account}`, max: 12, windowSeconds: 3600 },
      { key: `staff-link-ip:${caller.ip}`, max: 20, windowSeconds: 3600 },
    ])
    if (!room) return refuse('tooMany')
    const job: LinkJob = { corporationId, account, language }
    await deps.db.inTx(tx => deps.jobs.enqueue(tx, LINK_JOB, job))
    return {}
  })

/** Sets the password a link was sent for. The link works once; all sessions and links of the person end with it. U3 */
export const setPassword = (deps: Deps): Handler<typeof calls.setPassword> =>
  changeWithOwnTransaction(calls.setPassword, 'single-use secret', async (caller, { token, password }) => {
    const { corporationId } = caller
    const staff = await deps.db.inTx(tx => lockedByLink(tx, deps.clock, corporationId, token))
    if (!staff) return refuse('linkGone', { field: 'token' })
    // Only the holder of a link is limited: a token of 256 bits cannot be guessed, and the slow hash comes after it.
    const room = await deps.limits.tryUse(corporationId, [
      { key: `staff-set:${staff.staff_id}`, max: 20, windowSeconds: 3600 },
    ])
    if (!room) return refuse('tooMany')
    if (passwordFault(password, staff.account)) return refuse('passwordEasy', { field: 'password' })
    const { hash } = await import('@node-rs/argon2')
    const hashed = await hash(password)
    return deps.db.inTx(async tx => {
      const row = await lockedByLink(tx, deps.clock, corporationId, token)
      if (!row) return refuse('linkGone', { field: 'token' })
      const { staff_id: staffId, account, name } = row
      await writePassword(tx, corporationId, staffId, hashed)
      await dropLinks(tx, corporationId, staffId)
      // A password that is reset may have been stolen, and the PIN with it.
      await dropPin(tx, corporationId, staffId)
      await deps.endSessionsOf(tx, corporationId, staffId)
      await writeAuditLine(tx, {
        corporationId,
        what: 'staff.passwordSet',
        subject: staffId,
        by: { id: staffId, name },
        cause: 'set up',
        at: new Date(deps.clock()),
      })
      return { account }
    })
  })
