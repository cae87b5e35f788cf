import { type Refusal, refuse } from '@comanda/contract/core'
import type { PaymentLine } from '@comanda/domain/payment'
import type { Guest } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { payableOfRequest } from './queries.ts'

const refusals = { wrong: 'securityWrong', locked: 'securityLocked' } as const

type Ask = Pick<Needs, 'db' | 'checkSecurity'>
type Insecure = Refusal<'securityNeeded' | 'securityWrong' | 'securityLocked'>

/**
 * The card's password or a fresh code, where it pays so much that one is needed. Asked before the payment begins: a wrong one
 * counts as a try whatever becomes of the payment. Another's card is as one with a wrong code. CARD-1
 */
export async function checkCardSecurity(
  needs: Ask,
  who: Guest,
  payments: readonly PaymentLine[],
): Promise<Insecure | undefined> {
  const byCard = payments.some(line => line.paymentMethod === '16_msBalance')
  if (!byCard) return undefined
  // Asking without a code uses none up: whether it is a repeat matters only to who would be refused.
  const withCode = payments.some(line => line.securityCode !== undefined)
  if (withCode && (await wasBegun(needs, who))) return undefined
  const insecure = await insecureOf(needs, who, payments)
  return insecure && !withCode && (await wasBegun(needs, who)) ? undefined : insecure
}

/** A repeat of what was begun asks for nothing: a code works once. */
export const wasBegun = async (
  { db }: Pick<Needs, 'db'>,
  { corporationId, requestId, session }: Guest,
): Promise<boolean> => (await payableOfRequest(db, corporationId, session.owner, requestId)) !== undefined

async function insecureOf(
  needs: Ask,
  { corporationId, session: { customerId } }: Guest,
  payments: readonly PaymentLine[],
): Promise<Insecure | undefined> {
  for (const [i, { paymentMethod, payerId, amount, securityCode }] of payments.entries()) {
    if (paymentMethod !== '16_msBalance' || !payerId) continue
    const verdict = await needs.checkSecurity({ corporationId, customerId, cardId: payerId, amount, securityCode })
    const field = `payments[${i}].securityCode`
    if (verdict === 'wrong' && securityCode === undefined) return refuse('securityNeeded', { field })
    if (verdict === 'wrong' || verdict === 'locked') return refuse(refusals[verdict], { field })
  }
  return undefined
}
