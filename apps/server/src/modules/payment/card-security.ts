import { type Refusal, refuse } from '@comanda/contract/core'
import type { PaymentLine } from '@comanda/domain/payment'
import type { Guest } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { attemptByRequest } from './queries.ts'

const refusals = { wrong: 'securityWrong', locked: 'securityLocked' } as const

/**
 * The card's password or a fresh code, where it pays so much that one is needed. Asked before the payment begins: a wrong one
 * counts as a try whatever becomes of the payment. Another's card is as one with a wrong code. CARD-1
 */
export async function checkCardSecurity(
  needs: Pick<Needs, 'db' | 'checkSecurity'>,
  { corporationId, requestId, session: { customerId, owner } }: Guest,
  payments: readonly PaymentLine[],
): Promise<Refusal<'securityNeeded' | 'securityWrong' | 'securityLocked'> | undefined> {
  if (!payments.some(line => line.paymentMethod === '16_msBalance')) return undefined
  // A repeat of what was begun asks for nothing: a code works once.
  if (await attemptByRequest(needs.db, corporationId, owner, requestId)) return undefined
  for (const [i, { paymentMethod, payerId, amount, securityCode }] of payments.entries()) {
    if (paymentMethod !== '16_msBalance' || !payerId) continue
    const ask = { corporationId, customerId, cardId: payerId, amount, securityCode }
    const verdict = await needs.checkSecurity(ask)
    const field = `payments[${i}].securityCode`
    if (verdict === 'wrong' && securityCode === undefined) return refuse('securityNeeded', { field })
    if (verdict === 'wrong' || verdict === 'locked') return refuse(refusals[verdict], { field })
  }
  return undefined
}
