import { type RequestOf, refuse } from '@comanda/contract/core'
import { storedvalue as calls } from '@comanda/contract/storedvalue'
import { soldAt } from '@comanda/domain/card'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../platform/ids.ts'
import type { CardToFill, StoredValueDeps } from './deps.ts'
import { shownRecharge } from './present.ts'
import { ownCard, shopFor } from './programs.ts'
import { findRecharge, programOf } from './queries.ts'
import { insertPays, paysWith } from './smart-recharge.ts'
import type { RechargeRow, StoredValueTables } from './tables.ts'

type Input = RequestOf<typeof calls.submit>

/** Creates a recharge. It has no effect before it is paid. PAY-5, PAY-7 */
export const submitRecharge = (deps: StoredValueDeps): Handler<typeof calls.submit> =>
  changeInSteps(calls.submit, deps, {
    async prepare(caller, input) {
      const { corporationId } = caller
      const card = await ownCard(deps, caller, input.cardId)
      if (!card) return refuse('notFound', { field: 'cardId' })
      const chosen = await chosenTier(deps, corporationId, card, input)
      if (!chosen) return refuse('storedValueChanged', { field: 'ruleId' })
      const { program, gear: tier, shop } = chosen
      const inForce = await deps.agreementVersion(corporationId, program.agreementId)
      if (inForce !== undefined && input.agreementVersion !== inForce)
        return refuse('agreementUnticked', { field: 'agreementVersion', data: { version: inForce } })
      const pays = await paysWith(deps, caller, input, { card, program, tier })
      if (pays && 'refused' in pays) return pays
      return { card, program, gear: tier, shop, inForce, pays }
    },
    identity: withoutCode,
    async work(tx, caller, _input, { card, program, gear: tier, shop, inForce, pays }) {
      const newTerms = await deps.refusalForTerms(caller, tx)
      if (newTerms) return newTerms
      const { corporationId, session, language } = caller
      const now = new Date(deps.clock())
      const row: RechargeRow = {
        corporation_id: corporationId,
        recharge_id: uuidv7(deps.clock),
        recharge_no: readableId(8),
        customer_id: session.customerId,
        card_id: card.cardId,
        shop_id: shop.shopId,
        program_id: program.id,
        version_id: program.versionId,
        rule_id: tier.ruleId,
        agreement_version: inForce ?? 0,
        amount: tier.storedAmount,
        currency: card.currency,
        state: 'awaitingPayment',
        brought: null,
        missing: 0,
        returned_amount: 0,
        payment_ref: '',
        created_at: now,
        changed_at: now,
      }
      await tx.withTables<StoredValueTables>().insertInto('recharge').values(row).execute()
      if (pays) await insertPays(tx, row, pays)
      return shownRecharge(row, language)
    },
  })

/** A store on its day at `now` (epoch ms), as programs are sold there. */
const placeOf = ({ shopId, currency, timeZone }: ShopConfig, now: number) => ({
  shopId,
  currencyCode: currency.currencyCode,
  day: localTime(now, timeZone).date,
})

/** The chosen gear as the store sells it now; undefined if it does not. CARD-3 */
async function chosenTier(deps: StoredValueDeps, corporationId: number, card: CardToFill, input: Input) {
  const program = await programOf(deps.db, corporationId, input.id)
  const tier = program?.programRules.find(one => one.ruleId === input.ruleId)
  const shop = await shopFor(deps, corporationId, card, input.shopId)
  const place = shop && placeOf(shop, deps.clock())
  const stands = place && program?.cardProgramId === card.cardProgramId && soldAt(program, place)
  return program && tier && stands && shop && program.versionId === input.versionId
    ? { program, gear: tier, shop }
    : undefined
}

/** The input as stored in the request log: without the password, because six digits can be guessed from their hash. */
const withoutCode = ({ pays, ...input }: Input) =>
  pays
    ? { ...input, pays: { orderId: pays.orderId, businessType: pays.businessType, tipAmount: pays.tipAmount } }
    : input

export const rechargeDetail =
  ({ db, shopOf, refundsOf }: StoredValueDeps): Handler<typeof calls.detail> =>
  async ({ corporationId, session, language }, { rechargeId }) => {
    const row = await findRecharge(db, corporationId, rechargeId)
    if (row?.customer_id !== session.customerId) return refuse('notFound', { field: 'rechargeId' })
    const timeZone = (await shopOf(corporationId, row.shop_id))?.timeZone ?? 'UTC'
    return { ...shownRecharge(row, language), timeZone, refunds: await refundsOf(corporationId, rechargeId) }
  }
