import type { rightCalls as calls } from '@comanda/contract/console'
import type { HandlersOf } from '../../../platform/http/index.ts'
import { auditLines } from './audit-lines.ts'
import { boardFor } from './board.ts'
import { decideRights } from './decide.ts'
import { inviteStaff, sendStaffLink } from './invite.ts'
import type { RightsDeps } from './deps.ts'
import { saveAlone, saveRights } from './save.ts'

export type { RightsDeps } from './deps.ts'
export { changePassword } from './change-password.ts'
export { forgotPassword, setPassword } from './set-password.ts'

/** Rights of staff, and the audit trail. L2 */
export const rightsHandlers = (deps: RightsDeps): HandlersOf<typeof calls> => ({
  rights: caller => boardFor(deps.db, deps, caller),
  saveRights: saveRights(deps),
  saveAlone: saveAlone(deps),
  inviteStaff: inviteStaff(deps),
  sendStaffLink: sendStaffLink(deps),
  decideRights: decideRights(deps),
  auditLines: auditLines(deps),
})
