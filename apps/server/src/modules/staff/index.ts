import { staffCalls as calls } from '@comanda/contract/staff'
import { change, type HandlersOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { auditLines } from './rights/audit-lines.ts'
import { boardFor } from './rights/board.ts'
import { changePassword } from './rights/change-password.ts'
import { savePin } from './device/save-pin.ts'
import { queryDevices, removeDevice, shareDevice } from './device/share-device.ts'
import { deviceStaff, signInByPin } from './device/sign-in-by-pin.ts'
import { decideRights } from './rights/decide.ts'
import { inviteStaff, sendStaffLink } from './rights/invite.ts'
import { removeRole, saveRole } from './rights/save-role.ts'
import { saveOwnLimits, saveRights } from './rights/save.ts'
import { forgotPassword, setPassword, workPasswordLinks } from './rights/set-password.ts'
import { staffShown, signIn } from './sign-in.ts'

export { hasSecondApprover, approversOf, managersOf, staffNames } from './approvers.ts'
export { appoint } from './rights/appoint.ts'
export { joinShop } from './join-shop.ts'
export { insertOwner } from './insert-owner.ts'

/** The staff: sign-in, passwords, invitations, rights and the audit trail. L2 */
export interface StaffModule {
  staffHandlers: HandlersOf<typeof calls>
}

export function createStaff(deps: Deps): StaffModule {
  workPasswordLinks(deps)
  return {
    staffHandlers: {
      signIn: signIn(deps),
      me: caller => staffShown(deps, caller, caller.session.staff),
      signOut: change(calls.signOut, deps, async (tx, caller) => {
        await deps.endSession(tx, caller.session)
        return {}
      }),
      forgotPassword: forgotPassword(deps),
      setPassword: setPassword(deps),
      changePassword: changePassword(deps),
      rights: caller => boardFor(deps.db, deps, caller),
      saveRights: saveRights(deps),
      saveAlone: saveOwnLimits(deps),
      inviteStaff: inviteStaff(deps),
      sendStaffLink: sendStaffLink(deps),
      decideRights: decideRights(deps),
      saveRole: saveRole(deps),
      removeRole: removeRole(deps),
      auditLines: auditLines(deps),
      savePin: savePin(deps),
      shareDevice: shareDevice(deps),
      devices: queryDevices(deps),
      removeDevice: removeDevice(deps),
      deviceStaff: deviceStaff(deps),
      signInByPin: signInByPin(deps),
    },
  }
}
