import type { console as calls } from '@comanda/contract/console'
import { type Refusal, refuse } from '@comanda/contract/core'
import { passwordFault } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { type Handler, once, wasAnswered } from '../../../platform/http/index.ts'
import type { Limits } from '../../../platform/limits.ts'
import { dropLinks } from './links.ts'
import type { RightsDeps } from './deps.ts'
import { replacePassword, staffById } from './queries.ts'

interface Deps extends RightsDeps {
  limits: Limits
}

/**
 * Another password for who is signed in: the one before is asked for, ten tries in a quarter of an hour. Links and all other
 * sessions of theirs end with it. U3
 */
export const changePassword =
  (deps: Deps): Handler<typeof calls.changePassword> =>
  async (caller, { password, newPassword }) => {
    const { corporationId, session } = caller
    const { staffId: id, name } = session.staff
    const row = await staffById(deps.db, corporationId, id)
    if (!row) return refuse('notFound')
    const again = await wasAnswered(deps.db, caller)
    const { hash, verify } = await import('@node-rs/argon2')
    if (!again) {
      const key = `staff-change:${id}`
      if (!(await deps.limits.tryUse(corporationId, [{ key, max: 10, windowSeconds: 900 }]))) return refuse('tooMany')
      if (!(await verify(row.password_hash, password).catch(() => false)))
        return refuse('passwordWrong', { field: 'password' })
      if (passwordFault(newPassword, row.account)) return refuse('passwordEasy', { field: 'newPassword' })
    }
    const hashed = again ? '' : await hash(newPassword)
    type Answer = Record<string, never>
    // No password goes into the record of requests, not even as its quick hash.
    return once<Answer, Refusal<'passwordWrong'>>(deps.db, caller, '/api/console/changePassword', {}, async tx => {
      if (!(await replacePassword(tx, row, hashed))) return refuse('passwordWrong', { field: 'password' })
      await dropLinks(tx, corporationId, id)
      await deps.endSessionsOf(tx, corporationId, id, session.sessionId)
      await writeAuditLine(tx, {
        corporationId,
        what: 'staff.passwordSet',
        subject: id,
        by: { id, name },
        cause: 'set up',
        at: new Date(deps.clock()),
      })
      return {}
    })
  }
