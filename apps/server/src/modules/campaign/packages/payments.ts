import { mostPackageBack, rightsAfterRefund } from '@comanda/domain/campaign'
import { type Money, money } from '@comanda/domain/money'
import { addDays } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { PayableAt, PayablePort } from '../../../ports/payment.ts'
import type { CampaignDeps } from '../deps.ts'
import { grantReward } from '../grant.ts'
import { campaignById } from '../queries.ts'
import type { PackageRow } from '../tables.ts'
import { lockGrant, takeGrantBack } from '../take-back.ts'
import { todayAt } from './buy.ts'
import { changePackage, findPackage, lockPackage } from './rows.ts'

const occasionOf = (packageId: string): string => `package:${packageId}`

/** The package is paid: its rights are valid from today, and its reward is given once. */
async function activate(tx: Tx, deps: CampaignDeps, row: PackageRow, ref: string): Promise<void> {
  const { corporation_id: corporationId, campaign_id: campaignId, customer_id: customerId, shop_id: shopId } = row
  const day = await todayAt(deps, corporationId, shopId)
  const campaign = await campaignById(tx, corporationId, campaignId)
  if (campaign && customerId > 0) {
    const { reward } = campaign.terms
    const occasion = occasionOf(row.package_id)
    await grantReward(tx, deps, { row: campaign, customerId, occasion, reward, shopId, day, weight: row.amount })
  }
  const last_day = addDays(day, row.valid_days - 1)
  await changePackage(tx, row, { state: 'paid', last_day, payment_ref: ref, changed_at: new Date(deps.clock()) })
}

/** Takes back `back` of a locked package's price with its share of rights and reward. M10 */
async function returnPart(tx: Tx, deps: CampaignDeps, row: PackageRow, returned: Money): Promise<void> {
  const { corporation_id: corporationId, campaign_id: campaignId, customer_id: customerId, package_id } = row
  const at = { corporationId, campaignId, customerId, occasion: occasionOf(package_id) }
  const grant = await lockGrant(tx, at)
  if (grant) await takeGrantBack(tx, deps, grant, returned)
  const price = { price: money(row.amount), returned: money(row.returned_amount), back: returned }
  const counts = new Map(rightsAfterRefund(row.rights, row.original, price).map(one => [one.rightId, one.count]))
  const returned_amount = row.returned_amount + returned
  await changePackage(tx, row, {
    rights: row.rights.map(right => ({ ...right, count: counts.get(right.rightId) ?? right.count })),
    returned_amount,
    state: returned_amount >= row.amount ? 'returned' : row.state,
    changed_at: new Date(deps.clock()),
  })
}

const locked = (tx: Tx, { corporationId, payableId }: Pick<PayableAt, 'corporationId' | 'payableId'>) =>
  lockPackage(tx, corporationId, payableId)

/** A rights package as a payable: it waits for its payment without a limit. PAY-5 */
export const packagePayable = (deps: CampaignDeps): PayablePort => ({
  hold: async (tx, at) => (await locked(tx, at)) !== undefined,
  async payable(tx, at) {
    const row = await locked(tx, at)
    if (!row || at.owner !== `c:${row.customer_id}`) return undefined
    return {
      kind: 'rightsPackage',
      payableId: row.package_id,
      displayNo: row.package_no,
      shopId: row.shop_id,
      state: row.state,
      status: row.state === 'awaitingPayment' ? 'open' : 'settled',
      payState: row.state === 'awaitingPayment' ? 'unpaid' : row.state === 'paid' ? 'paid' : 'refunded',
      total: money(row.amount),
      currency: row.currency,
      paymentMethod: '',
      after: `/vip?packageId=${row.package_id}`,
    }
  },
  async paid(tx, paid) {
    const row = await locked(tx, paid)
    if (!row) return 'unknown'
    if (paid.amount !== row.amount) return 'wrongAmount'
    if (row.state !== 'awaitingPayment') return 'repeat'
    await activate(tx, deps, row, paid.ref)
    return 'paid'
  },
  numberOf: async (db, { corporationId, payableId }) => (await findPackage(db, corporationId, payableId))?.package_no,
  async mostBack(tx, at) {
    const row = await locked(tx, at)
    return row?.state === 'paid' ? mostPackageBack(money(row.amount), money(row.returned_amount), row.rights) : money(0)
  },
  async takeBack(tx, { amount, ...at }) {
    const row = await locked(tx, at)
    if (row?.state !== 'paid') throw new Error(`package ${at.payableId} is not paid`)
    await returnPart(tx, deps, row, amount)
  },
  async refunded(tx, at) {
    const row = await locked(tx, at)
    if (row?.state === 'paid') await returnPart(tx, deps, row, money(row.amount - row.returned_amount))
  },
})
