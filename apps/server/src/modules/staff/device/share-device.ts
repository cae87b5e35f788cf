import { deviceCalls as calls } from '@comanda/contract/staff'
import { refuse } from '@comanda/contract/core'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import { change, changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import { secretToken, uuidv7 } from '../../../platform/ids.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { staffOf } from '../rights/queries.ts'
import { deleteDevice, type Device, devicesOf, insertDevice } from './queries.ts'

/** How many tablets a store may share. */
const MAX_DEVICES = 100

const shown = ({ name, idleMinutes }: Device) => ({ name, idleMinutes })

/** The shared tablets of a store. L5 */
export const queryDevices =
  ({ db }: Deps): Handler<typeof calls.devices> =>
  async ({ corporationId, shop }) => ({
    devices: (await devicesOf(db, corporationId, shop.shopId)).map(
      ({ deviceId, name, idleMinutes, sharedBy, sharedAt }) => ({
        deviceId,
        name,
        idleMinutes,
        sharedBy,
        sharedAt: sharedAt.toISOString(),
      }),
    ),
  })

/** Makes the caller's device a shared tablet; its secret is answered once and stored as a hash. L5 */
export const shareDevice = (deps: Deps): Handler<typeof calls.shareDevice> =>
  changeWithOwnTransaction(calls.shareDevice, 'single-use secret', async (caller, { name, idleMinutes }) => {
    const { corporationId, shop, session } = caller
    const token = secretToken()
    return deps.db.inTx(async tx => {
      await lockBrand(tx, corporationId)
      if ((await devicesOf(tx, corporationId, shop.shopId)).length >= MAX_DEVICES) return refuse('devicesTooMany')
      const at = new Date(deps.clock())
      const device: Device = {
        deviceId: uuidv7(deps.clock),
        shopId: shop.shopId,
        name,
        idleMinutes,
        sharedBy: session.staff.name,
        sharedAt: at,
      }
      await insertDevice(tx, corporationId, device, token)
      await writeStaffChange(tx, caller, { what: 'device.shared', subject: name, after: shown(device), at })
      return { device: token }
    })
  })

/** Ends the sharing of a tablet, and the sessions that were opened there by PIN. L5 */
export const removeDevice = (deps: Deps): Handler<typeof calls.removeDevice> =>
  change(calls.removeDevice, deps, async (tx, caller, { deviceId }) => {
    const { corporationId, shop } = caller
    const device = await deleteDevice(tx, { corporationId, shopId: shop.shopId, deviceId })
    if (!device) return refuse('notFound', { field: 'deviceId' })
    const people = (await staffOf(tx, corporationId)).map(row => row.staff_id)
    await deps.endSessionsAt(tx, corporationId, people, deviceId)
    const at = new Date(deps.clock())
    await writeStaffChange(tx, caller, { what: 'device.removed', subject: device.name, before: shown(device), at })
    return {}
  })
