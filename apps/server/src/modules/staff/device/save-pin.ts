import { deviceCalls as calls } from '@comanda/contract/staff'
import { refuse } from '@comanda/contract/core'
import { pinFault } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { changeInSteps, type Handler, wasAnswered } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { staffById } from '../rights/queries.ts'
import { writePin } from './queries.ts'

/** Sets the PIN of the signed-in person; their password is checked, at most ten times in a quarter of an hour. L5 */
export const savePin = (deps: Deps): Handler<typeof calls.savePin> =>
  changeInSteps(calls.savePin, deps, {
    async prepare(caller, { password, pin }) {
      const { corporationId, session } = caller
      const { staffId } = session.staff
      const row = await staffById(deps.db, corporationId, staffId)
      if (!row) return refuse('notFound')
      if (await wasAnswered(deps.db, caller)) return { hashed: '' }
      if (pinFault(pin)) return refuse('pinUnfit', { field: 'pin' })
      const { hash, verify } = await import('@node-rs/argon2')
      const key = `staff-change:${staffId}`
      if (!(await deps.limits.tryUse(corporationId, [{ key, max: 10, windowSeconds: 900 }]))) return refuse('tooMany')
      if (!(await verify(row.password_hash, password).catch(() => false)))
        return refuse('passwordWrong', { field: 'password' })
      return { hashed: await hash(pin) }
    },
    // The request log holds no secret, not even its hash.
    identity: () => ({}),
    async work(tx, { corporationId, session }, _input, { hashed }) {
      const { staffId: id, name } = session.staff
      const at = new Date(deps.clock())
      await writePin(tx, { corporationId, staffId: id, hash: hashed, at })
      await writeAuditLine(tx, {
        corporationId,
        what: 'staff.pinSet',
        subject: id,
        by: { id, name },
        cause: 'set up',
        at,
      })
      return {}
    },
  })
