import type { rightCalls as calls } from '@comanda/contract/console'
import { brandShop, type HandlersOf } from '../../../platform/http/index.ts'
import { auditLines } from './audit-lines.ts'
import { boardFor } from './board.ts'
import { decideRights } from './decide.ts'
import { inviteStaff, sendStaffLink } from './invite.ts'
import type { RightsDeps } from './deps.ts'
import { saveAlone, saveRights } from './save.ts'

export type { RightsDeps } from './deps.ts'
export { changePassword } from './change-password.ts'
export { forgotPassword, setPassword } from './set-password.ts'

/** Who of the staff may do what, and what was done. L2 */
export const rightsHandlers = (deps: RightsDeps): HandlersOf<typeof calls> => ({
  rights: async (caller, { shopId }) => {
    const shop = brandShop(caller, shopId)
    return 'refused' in shop ? shop : boardFor(deps.db, deps, caller)
  },
  saveRights: saveRights(deps),
  saveAlone: saveAlone(deps),
  inviteStaff: inviteStaff(deps),
  sendStaffLink: sendStaffLink(deps),
  decideRights: decideRights(deps),
  auditLines: auditLines(deps),
})
