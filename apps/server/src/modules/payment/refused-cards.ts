import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import type { Guest } from '../../platform/http/index.ts'
import type { Limit } from '../../platform/limits.ts'
import { wasBegun } from './card-security.ts'
import type { Needs } from './needs.ts'
import type { PayResult } from './pay-result.ts'

const WINDOW_S = 600
/** A full restaurant has a few cards refused in ten minutes; who tries stolen ones, from phone after phone, has many. */
const MOST = 40

const limitOf = ({ ip }: Guest): Limit => ({ key: `cards-refused:${ip}`, most: MOST, windowSeconds: WINDOW_S })

/**
 * Whether a card may be tried from where the guest is: a name and a phone are soon changed, an address is not. What was begun
 * before is answered as it stands. TD19
 */
export async function tooManyHere(
  needs: Pick<Needs, 'db' | 'limits'>,
  who: Guest,
): Promise<Refusal<'tooManyCards'> | undefined> {
  if (await needs.limits.hasRoom(who.corporationId, [limitOf(who)])) return undefined
  if (await wasBegun(needs, who)) return undefined
  return refuse('tooManyCards', { params: { minutes: WINDOW_S / 60 } })
}

/** Counts a card that the bank has just refused; answers what was told of it. TD19 */
export async function noteRefused<R extends PayResult | Refusal>(
  { limits }: Pick<Needs, 'limits'>,
  who: Guest,
  result: R,
): Promise<R> {
  const refused = !isRefusal(result) && result.paymentState === 'refused'
  if (refused) await limits.take(who.corporationId, [limitOf(who)])
  return result
}
