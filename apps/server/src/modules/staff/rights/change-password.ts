import { staffCalls as calls } from '@comanda/contract/staff'
import { refuse } from '@comanda/contract/core'
import { passwordFault } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { changeInSteps, type Handler, wasAnswered } from '../../../platform/http/index.ts'
import { dropLinks } from './links.ts'
import type { Deps } from '../deps.ts'
import { replacePassword, staffById } from './queries.ts'

/**
 * Changes the password of the signed-in person: the current one is checked, at most ten times in a quarter of an hour.
 * Their links and all other sessions end with it. U3
 */
export const changePassword = (deps: Deps): Handler<typeof calls.changePassword> =>
  changeInSteps(calls.changePassword, deps, {
    async prepare(caller, { password, newPassword }) {
      const { corporationId, session } = caller
      const id = session.staff.staffId
      const row = await staffById(deps.db, corporationId, id)
      if (!row) return refuse('notFound')
      if (await wasAnswered(deps.db, caller)) return { row, hashed: '' }
      const { hash, verify } = await import('@node-rs/argon2')
      const key = `staff-change:${id}`
      if (!(await deps.limits.tryUse(corporationId, [{ key, max: 10, windowSeconds: 900 }]))) return refuse('tooMany')
      if (!(await verify(row.password_hash, password).catch(() => false)))
        return refuse('passwordWrong', { field: 'password' })
      if (passwordFault(newPassword, row.account)) return refuse('passwordEasy', { field: 'newPassword' })
      return { row, hashed: await hash(newPassword) }
    },
    // The request log holds no password, not even its fast hash.
    identity: () => ({}),
    async work(tx, { corporationId, session }, _input, { row, hashed }) {
      const { staffId: id, name } = session.staff
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
    },
  })
