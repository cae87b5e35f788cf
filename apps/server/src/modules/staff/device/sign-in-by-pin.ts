import type { deviceCalls as calls } from '@comanda/contract/staff'
import { refuse } from '@comanda/contract/core'
import { accessByPin, accessOfGrants, type BrandRoles } from '@comanda/domain/staff'
import type { Handler } from '../../../platform/http/handler.ts'
import { atDevice } from '../../../platform/http/caller.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Limit } from '../../../platform/limits.ts'
import type { Deps } from '../deps.ts'
import { rightsOf, type StaffRow, staffById, staffOf } from '../rights/queries.ts'
import { brandRoles } from '../rights/roles.ts'
import { sessionOf } from '../session-rights.ts'
import { staffShown } from '../sign-in.ts'
import { type Device, deviceByToken, pinHashes } from './queries.ts'

/** Whether a person may sign in at this tablet and has something to do there. */
function worksAt(row: StaffRow, { shopId }: Device, brand: BrandRoles): boolean {
  const { active, grants } = rightsOf(row)
  return active && accessByPin(accessOfGrants(grants, brand), shopId).length > 0
}

/** The people whose PIN opens a shared tablet. L5 */
export const deviceStaff =
  (deps: Deps): Handler<typeof calls.deviceStaff> =>
  async ({ corporationId, language }, { device: token }) => {
    const device = await deviceByToken(deps.db, corporationId, token)
    if (!device) return refuse('deviceGone')
    const pins = await pinHashes(deps.db, corporationId)
    const brand = await brandRoles(deps.db, deps, corporationId)
    const people = (await staffOf(deps.db, corporationId)).filter(
      row => pins.has(row.staff_id) && worksAt(row, device, brand),
    )
    const store = (await deps.storesOf(corporationId, language)).find(({ shopId }) => shopId === device.shopId)
    return {
      name: device.name,
      shopName: store?.shopName ?? '',
      idleMinutes: device.idleMinutes,
      people: people.map(({ staff_id: staffId, name }) => ({ staffId, name })),
    }
  }

/**
 * Limits of wrong PINs: of a person at one tablet, of a tablet, and of a person at all tablets in a day. A password still opens the
 * console. L5
 */
const triesOf = (deviceId: string, staffId: string): Limit[] => [
  { key: `staff-pin:${staffId}@${deviceId}`, max: 5, windowSeconds: 900 },
  { key: `staff-pin-at:${deviceId}`, max: 20, windowSeconds: 900 },
  { key: `staff-pin:${staffId}`, max: 50, windowSeconds: 86_400 },
]

/** Signs a person in at a shared tablet, with the rights that a PIN gives. A right PIN does not count as a try. L5 */
export const signInByPin =
  (deps: Deps): Handler<typeof calls.signInByPin> =>
  async (caller, { device: token, staffId, pin }) => {
    const { db, clock, limits } = deps
    const { corporationId } = caller
    const device = await deviceByToken(db, corporationId, token)
    if (!device) return refuse('deviceGone')
    const tries = triesOf(device.deviceId, staffId)
    const triedAt = new Date(clock())
    if (!(await limits.tryUse(corporationId, tries))) return refuse('pinTriesTooMany', { field: 'pin' })
    const row = isUuid(staffId) ? await staffById(db, corporationId, staffId) : undefined
    const hashed = (await pinHashes(db, corporationId)).get(staffId)
    const { verify } = await import('@node-rs/argon2')
    const right = hashed !== undefined && (await verify(hashed, pin).catch(() => false))
    const brand = await brandRoles(db, deps, corporationId)
    if (!row || !right || !worksAt(row, device, brand)) return refuse('pinWrong', { field: 'pin' })
    await limits.release(corporationId, tries, triedAt)
    const { deviceId, shopId } = device
    const staff = atDevice({
      ...(await sessionOf(deps, corporationId, row)),
      device: { shopId },
    })
    const session = await db.inTx(tx => deps.openSession(tx, corporationId, staff, deviceId))
    return { token: session, staff: await staffShown(deps, caller, staff) }
  }
