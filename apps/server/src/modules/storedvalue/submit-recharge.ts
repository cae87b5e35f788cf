import { type Refusal, type RequestOf, refuse, type ResponseOf } from '@comanda/contract/core'
import type { storedvalue as calls } from '@comanda/contract/storedvalue'
import { soldAt } from '@comanda/domain/card'
import { type Handler, once } from '../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../platform/ids.ts'
import type { CardToFill, StoredValueNeeds } from './needs.ts'
import { shownRecharge } from './present.ts'
import { ownCard, shopFor } from './programs.ts'
import { findRecharge, programOf } from './queries.ts'
import { keepPays, paysWith } from './smart-recharge.ts'
import type { RechargeRow, StoredValueTables } from './tables.ts'

type Ask = RequestOf<typeof calls.submit>
type Shown = ResponseOf<typeof calls.submit>
type Refused = Refusal<'notFound' | (typeof calls.submit)['refuses'][number]>

/** Writes down what is to be paid in. Nothing comes of it before it is paid. PAY-5, PAY-7 */
export const submitRecharge =
  (needs: StoredValueNeeds): Handler<typeof calls.submit> =>
  async (who, ask) => {
    const { corporationId, session, language } = who
    const card = await ownCard(needs, who, ask.cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const chosen = await chosenGear(needs, corporationId, card, ask)
    if (!chosen) return refuse('storedValueChanged', { field: 'ruleId' })
    const { program, gear, shop } = chosen
    const inForce = await needs.agreementVersion(corporationId, program.agreementId)
    if (inForce !== undefined && ask.agreementVersion !== inForce)
      return refuse('agreementUnticked', { field: 'agreementVersion', data: { version: inForce } })
    const pays = await paysWith(needs, who, ask, { card, program, gear })
    if (pays && 'refused' in pays) return pays
    return once<Shown, Refused>(needs.db, who, '/api/crm/recharge/submit', withoutCode(ask), async tx => {
      const now = new Date(needs.clock())
      const row: RechargeRow = {
        corporation_id: corporationId,
        recharge_id: uuidv7(needs.clock),
        recharge_no: readableId(8),
        customer_id: session.customerId,
        card_id: card.cardId,
        shop_id: shop.shopId,
        program_id: program.id,
        version_id: program.versionId,
        rule_id: gear.ruleId,
        agreement_version: inForce ?? 0,
        amount: gear.storedAmount,
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
      if (pays) await keepPays(tx, row, pays)
      return shownRecharge(row, language)
    })
  }

/** The gear that was chosen, as it is sold now at the store; undefined where it is not, or not any more. CARD-3 */
async function chosenGear(needs: StoredValueNeeds, corporationId: number, card: CardToFill, ask: Ask) {
  const program = await programOf(needs.db, corporationId, ask.id)
  const gear = program?.programRules.find(one => one.ruleId === ask.ruleId)
  const shop = await shopFor(needs, corporationId, card, ask.shopId)
  const place = shop && { shopId: shop.shopId, currencyCode: shop.currency.currencyCode }
  const stands = place && program?.cardProgramId === card.cardProgramId && soldAt(program, place)
  return program && gear && stands && shop && program.versionId === ask.versionId ? { program, gear, shop } : undefined
}

/** What is remembered of a request holds no password: six digits are found out from their hash. */
const withoutCode = ({ pays, ...ask }: Ask) =>
  pays ? { ...ask, pays: { orderId: pays.orderId, businessType: pays.businessType } } : ask

export const rechargeDetail =
  ({ db, shopOf, refundsOf }: StoredValueNeeds): Handler<typeof calls.detail> =>
  async ({ corporationId, session, language }, { rechargeId }) => {
    const row = await findRecharge(db, corporationId, rechargeId)
    if (row?.customer_id !== session.customerId) return refuse('notFound', { field: 'rechargeId' })
    const timeZone = (await shopOf(corporationId, row.shop_id))?.timeZone ?? 'UTC'
    return { ...shownRecharge(row, language), timeZone, refunds: await refundsOf(corporationId, rechargeId) }
  }
