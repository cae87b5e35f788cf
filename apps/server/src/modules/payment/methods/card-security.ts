import { type Refusal, refuse } from '@comanda/contract/core'
import { chargedAmount, type PaymentLine } from '@comanda/domain/payment'
import type { Guest } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { payableOfRequest } from '../queries.ts'

const refusals = { wrong: 'securityWrong', locked: 'securityLocked' } as const

type Input = Pick<Deps, 'db' | 'checkSecurity'>
type Insecure = Refusal<'securityNeeded' | 'securityWrong' | 'securityLocked'>

/**
 * Checks the card's password or a fresh code, if the amount requires one. Done before the payment begins: a wrong one
 * counts as a failed try whatever becomes of the payment. Another person's card is answered like a wrong code. CARD-1
 */
export async function checkCardSecurity(
  deps: Input,
  caller: Guest,
  payments: readonly PaymentLine[],
): Promise<Insecure | undefined> {
  const byCard = payments.some(line => line.paymentMethod === '16_msBalance')
  if (!byCard) return undefined
  // Without a code nothing is used up: whether this is a repeat matters only if it would be refused.
  const withCode = payments.some(line => line.securityCode !== undefined)
  if (withCode && (await wasStarted(deps, caller))) return undefined
  const insecure = await insecureOf(deps, caller, payments)
  return insecure && !withCode && (await wasStarted(deps, caller)) ? undefined : insecure
}

/** True for a repeat of a started payment, which needs no code: a code works once. */
export const wasStarted = async (
  { db }: Pick<Deps, 'db'>,
  { corporationId, requestId, session }: Guest,
): Promise<boolean> => (await payableOfRequest(db, corporationId, session.owner, requestId)) !== undefined

async function insecureOf(
  deps: Input,
  { corporationId, session: { customerId } }: Guest,
  payments: readonly PaymentLine[],
): Promise<Insecure | undefined> {
  for (const [i, line] of payments.entries()) {
    const { paymentMethod, payerId, securityCode } = line
    if (paymentMethod !== '16_msBalance' || !payerId) continue
    const verdict = await deps.checkSecurity({
      corporationId,
      customerId,
      cardId: payerId,
      amount: chargedAmount(line),
      securityCode,
    })
    const field = `payments[${i}].securityCode`
    if (verdict === 'wrong' && securityCode === undefined) return refuse('securityNeeded', { field })
    if (verdict === 'wrong' || verdict === 'locked') return refuse(refusals[verdict], { field })
  }
  return undefined
}
