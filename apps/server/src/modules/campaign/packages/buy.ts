import { campaign as calls } from '@comanda/contract/campaign'
import { refuse } from '@comanda/contract/core'
import { localTime } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Guest, type Handler, type InputOf } from '../../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../../platform/ids.ts'
import type { CampaignDeps } from '../deps.ts'
import { listRunning } from '../list-running.ts'
import { runningAt } from '../place.ts'
import { reaches } from '../reach.ts'
import { campaignById, isOver } from '../queries.ts'
import type { PackageRow } from '../tables.ts'
import { findPackage, insertPackage, packageShown, packagesOf } from './rows.ts'

/** The local day at a store. */
export async function todayAt({ clock, shopOf }: CampaignDeps, corporationId: number, shopId: number): Promise<string> {
  const timeZone = (await shopOf(corporationId, shopId))?.timeZone ?? 'UTC'
  return localTime(clock(), timeZone).date
}

/** Rights packages for sale. CARD-8 */
export const packagesForSale =
  (deps: CampaignDeps): Handler<typeof calls.queryPackages> =>
  async (caller, { shopId }) => {
    const running = await listRunning(deps, caller, ['rightsPackage'], shopId)
    const campaigns = running.flatMap(({ shown, row, at }) => {
      const { rule } = row.terms
      if (rule.kind !== 'rightsPackage') return []
      const { price, validDays } = rule
      const rights = rule.rights.map(({ rightId, name, count }) => ({
        rightId,
        name: name[caller.language] ?? Object.values(name)[0] ?? '',
        count,
      }))
      return [{ ...shown, price, validDays, soldBy: at.shop.shopId, rights }]
    })
    return { campaigns }
  }

/** The caller's packages; another's is answered like none. A1 */
export const purchasedPackages =
  (deps: CampaignDeps): Handler<typeof calls.queryPurchasedPackages> =>
  async ({ corporationId, session, language }, { packageId }) => {
    const one = packageId === undefined ? undefined : await findPackage(deps.db, corporationId, packageId)
    const rows = packageId === undefined ? await packagesOf(deps.db, corporationId, session.customerId) : [one]
    const own = rows.filter(row => row !== undefined).filter(row => row.customer_id === session.customerId)
    const packages = own.map(async row => {
      const shown = packageShown(row, language, await todayAt(deps, corporationId, row.shop_id))
      const code = row.state === 'paid' ? deps.packageCodes.codeOf(row) : undefined
      return code === undefined ? shown : { ...shown, code }
    })
    return { packages: await Promise.all(packages) }
  }

async function submit(tx: Tx, deps: CampaignDeps, caller: Guest, input: InputOf<typeof calls.submitPackage>) {
  const { corporationId, session, language } = caller
  const row = await campaignById(tx, corporationId, input.campaignId)
  const at = row && (await runningAt(deps, corporationId, row.terms, input.shopId))
  const member = { corporationId, customerId: session.customerId }
  if (!row || !at || isOver(row) || !(await reaches(deps, tx, member, row)))
    return refuse('campaignOver', { field: 'campaignId' })
  const { rule, name } = row.terms
  if (rule.kind !== 'rightsPackage') return refuse('campaignOver', { field: 'campaignId' })
  if (rule.price !== input.price) return refuse('packageChanged', { field: 'price' })
  const [now, packageId] = [new Date(deps.clock()), uuidv7(deps.clock)]
  const bought: PackageRow = {
    corporation_id: corporationId,
    package_id: packageId,
    package_no: readableId(8),
    code: deps.packageCodes.storedFor(packageId),
    customer_id: session.customerId,
    campaign_id: row.campaign_id,
    shop_id: at.shop.shopId,
    name,
    rights: rule.rights.map(right => ({ ...right, used: 0 })),
    original: rule.rights,
    amount: rule.price,
    returned_amount: 0,
    currency: at.shop.currency,
    valid_days: rule.validDays,
    last_day: null,
    state: 'awaitingPayment',
    payment_ref: '',
    created_at: now,
    changed_at: now,
  }
  await insertPackage(tx, bought)
  return packageShown(bought, language, at.date)
}

/** Creates a package at today's price. It has no effect before it is paid. CARD-8, PAY-5 */
export const submitPackage = (deps: CampaignDeps): Handler<typeof calls.submitPackage> =>
  change(calls.submitPackage, deps, (tx, caller, input) => submit(tx, deps, caller, input))
