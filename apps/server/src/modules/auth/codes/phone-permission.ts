import type { auth as calls } from '@comanda/contract/auth'
import { type PhonePermission, phonePermission } from '@comanda/domain/member'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { customerById } from '../account/customers.ts'
import type { AuthDeps } from '../deps.ts'

export interface PermissionDeps extends Pick<AuthDeps, 'hasUnpaidOrder'> {
  db: Database
  clock: Clock
}

/** Whether this caller may change their phone number now. LOGIN-7 */
export async function permissionOf(
  { clock, hasUnpaidOrder }: PermissionDeps,
  db: Queries,
  { corporationId, session }: Guest,
): Promise<PhonePermission> {
  const customer = await customerById(db, corporationId, session.customerId)
  const last = customer?.phone_changed_at?.getTime()
  const unpaid = await hasUnpaidOrder(db, corporationId, session.owner)
  return phonePermission({ ...(last !== undefined && { lastChangedAt: last }), hasUnpaidOrder: unpaid }, clock())
}

/** Says whether the phone number may be changed, and why not. LOGIN-7 */
export const checkChangePhonePermission =
  (deps: PermissionDeps): Handler<typeof calls.checkChangePhonePermission> =>
  async caller => {
    const permission = await permissionOf(deps, deps.db, caller)
    return 'from' in permission ? { ...permission, from: new Date(permission.from).toISOString() } : permission
  }
