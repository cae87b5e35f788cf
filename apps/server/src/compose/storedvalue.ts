import { createStoredValue } from '../modules/storedvalue/index.ts'
import type { Compose } from './registry/modules.ts'
import type { LocalizedText } from '@comanda/domain/money'
import { seedAgreements } from '../modules/agreement/seed.ts'
import { type StaffActor, writeAuditLine } from '../platform/audit-line.ts'
import type { Tx } from '../platform/db/index.ts'

const KNOWN = {
  name: 'agreement_known',
  text: 'select 1 from agreement where corporation_id = $1 and agreement_id = $2 limit 1',
}
const NAME = {
  name: 'brand_name_texts',
  text: `select settings -> 'name' as name from corporation where corporation_id = $1`,
}

/** Puts a sample text of an agreement in force, unless the brand has a version of it; the brand is locked by the caller. SETUP-5 */
async function startTerms(
  tx: Tx,
  { corporationId, agreementId, by, at }: { corporationId: number; agreementId: string; by: StaffActor; at: Date },
): Promise<void> {
  if ((await tx.query(KNOWN, [corporationId, agreementId])).rows.length > 0) return
  const { rows } = await tx.query<{ name: LocalizedText | null }>(NAME, [corporationId])
  const { sampleAgreements } = await import('@comanda/demo')
  const agreements = sampleAgreements(rows[0]?.name ?? {}, [agreementId])
  await seedAgreements(tx, corporationId, agreements)
  for (const { version } of agreements)
    await writeAuditLine(tx, {
      corporationId,
      what: 'agreements',
      subject: agreementId,
      by,
      after: [{ agreementId, version }],
      cause: 'sample texts',
      at,
    })
}

export const composeStoredValue: Compose<'storedvalue'> = ({ db, clock }, modules) => {
  const { card, coupon, points, store } = modules
  return createStoredValue({
    db,
    clock,
    shopOf: store.shopOf,
    shopsOf: store.shopsOf,
    cardOf: card.rechargeableCard,
    cardsOf: card.rechargeableCards,
    renewCard: card.renewCard,
    cardProgramsOf: card.programsOf,
    refusalForTerms: (caller, on) => modules.auth.refusalForTerms(caller, on),
    checkSecurity: card.checkSecurity,
    couponNamesOf: coupon.templatesOf,
    giveCoupons: coupon.giveCoupons,
    takeCouponsBack: coupon.takeCouponsBack,
    givePoints: points.give,
    takePointsBack: points.takeBack,
    startTerms,
    agreementVersion: (corporationId, agreementId) => modules.agreement.versionOf(corporationId, agreementId),
    dueByCard: (tx, input) => modules.payment.dueByCard(tx, input),
    payByCard: (tx, input) => modules.payment.payByCard(tx, input),
    holdPayable: (tx, at) => modules.payment.hold(tx, at),
    refundsOf: (corporationId, rechargeId) => modules.payment.refundsOf(corporationId, rechargeId),
  })
}
