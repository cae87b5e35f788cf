import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import { refuse } from '@comanda/contract/core'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler, type InputOf, type StaffAt } from '../../../platform/http/index.ts'
import type { CampaignDeps } from '../deps.ts'
import { todayAt } from './buy.ts'
import { changePackage, lockPackageOfCode, packageOfCode, packageShown } from './rows.ts'

const USE = {
  name: 'rights_use',
  text: `insert into rights_use (corporation_id, package_id, right_id, use_no, shop_id, staff_id, at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
}

/** A guest's package at the counter. CARD-8 */
export const packageAtCounter =
  (deps: CampaignDeps): Handler<typeof calls.packageAtCounter> =>
  async ({ corporationId, language, shop }, { code }) => {
    const row = await packageOfCode(deps.db, corporationId, deps.packageCodes.storedAs(code))
    if (!row) return refuse('rightsCodeWrong', { field: 'code' })
    return packageShown(row, language, await todayAt(deps, corporationId, shop.shopId))
  }

async function use(tx: Tx, deps: CampaignDeps, caller: StaffAt, input: InputOf<typeof calls.usePackageRight>) {
  const { corporationId, language, shop, session } = caller
  const row = await lockPackageOfCode(tx, corporationId, deps.packageCodes.storedAs(input.code))
  if (!row) return refuse('rightsCodeWrong', { field: 'code' })
  const today = await todayAt(deps, corporationId, shop.shopId)
  if (row.last_day !== null && row.last_day < today) return refuse('rightsExpired', { field: 'code' })
  const right = row.rights.find(one => one.rightId === input.rightId)
  if (!right) return refuse('notFound', { field: 'rightId' })
  if (right.used >= right.count) return refuse('rightUsedUp', { field: 'rightId' })
  const used = right.used + 1
  const rights = row.rights.map(one => (one === right ? { ...one, used } : one))
  const at = new Date(deps.clock())
  const key = [corporationId, row.package_id, right.rightId, used]
  await tx.query(USE, [...key, shop.shopId, session.staff.staffId, at])
  await changePackage(tx, row, { rights, changed_at: at })
  return packageShown({ ...row, rights }, language, today)
}

/** Uses a right once, under the package's lock; never more often than it was bought. CARD-8 */
export const usePackageRight = (deps: CampaignDeps): Handler<typeof calls.usePackageRight> =>
  change(calls.usePackageRight, deps, (tx, caller, input) => use(tx, deps, caller, input))
