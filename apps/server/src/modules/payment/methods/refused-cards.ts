import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import type { Guest } from '../../../platform/http/index.ts'
import type { Limit } from '../../../platform/limits.ts'
import { wasStarted } from './card-security.ts'
import type { Deps } from '../deps.ts'
import type { PayResult } from '../attempt/pay-result.ts'

const WINDOW_S = 600
/** A full restaurant has a few refused cards in ten minutes; a tester of stolen cards, who changes phones, has many. */
const MAX_REFUSED = 40

const limitOf = ({ ip }: Guest): Limit => ({ key: `cards-refused:${ip}`, max: MAX_REFUSED, windowSeconds: WINDOW_S })

/**
 * Whether a card may be tried from the guest's network address: name and phone are easy to change, the address is not.
 * An account is not, because its contact is verified: its owner is held to their own refused cards, so that strangers at the
 * same address cannot keep them from paying. A payment that was started before is answered as it is. PAY-8
 */
export async function tooManyHere(
  deps: Pick<Deps, 'db' | 'limits'>,
  caller: Guest,
): Promise<Refusal<'tooManyCards'> | undefined> {
  if (caller.session.customerId > 0) return undefined
  if (await deps.limits.hasRoom(caller.corporationId, [limitOf(caller)])) return undefined
  if (await wasStarted(deps, caller)) return undefined
  return refuse('tooManyCards', { params: { minutes: WINDOW_S / 60 } })
}

/** Counts a card that the bank has just refused; returns the answer unchanged. PAY-8 */
export async function noteRefused<R extends PayResult | Refusal>(
  { limits }: Pick<Deps, 'limits'>,
  caller: Guest,
  result: R,
): Promise<R> {
  const refused = !isRefusal(result) && result.paymentState === 'refused'
  if (refused && caller.session.customerId <= 0) await limits.tryUse(caller.corporationId, [limitOf(caller)])
  return result
}
