import type { rightCalls as calls } from '@comanda/contract/console'
import { brandShop, type HandlersOf } from '../../../platform/http/index.ts'
import { auditLines } from './audit-lines.ts'
import { boardFor } from './board.ts'
import { decideRights } from './decide.ts'
import { inviteStaff, sendStaffLink } from './invite.ts'
import type { RightsNeeds } from './needs.ts'
import { saveAlone, saveRights } from './save.ts'

export type { RightsNeeds } from './needs.ts'
export { changePassword } from './change-password.ts'
export { forgotPassword, setPassword } from './set-password.ts'

/** Who of the staff may do what, and what was done. L2 */
export const rightsHandlers = (needs: RightsNeeds): HandlersOf<typeof calls> => ({
  rights: async (who, { shopId }) => {
    const shop = brandShop(who, shopId)
    return 'refused' in shop ? shop : boardFor(needs.db, needs, who)
  },
  saveRights: saveRights(needs),
  saveAlone: saveAlone(needs),
  inviteStaff: inviteStaff(needs),
  sendStaffLink: sendStaffLink(needs),
  decideRights: decideRights(needs),
  auditLines: auditLines(needs),
})
