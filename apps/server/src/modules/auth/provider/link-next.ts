import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/caller.ts'
import type { Customer } from '../account/customers.ts'
import { readLink, takeLink } from './attempts.ts'
import { linkIdentity } from './identities.ts'

/**
 * Connects the provider of an unfinished sign-in to the account that a code has just opened. An expired or foreign link changes
 * nothing: the code alone is enough to sign in. LOGIN-4
 */
export async function linkNext(
  tx: Tx,
  clock: Clock,
  caller: Guest,
  { customer, link }: { customer: Customer; link: string | undefined },
): Promise<void> {
  const attempt = link === undefined ? undefined : await readLink(tx, clock, caller, link)
  if (!attempt) return
  await takeLink(tx, attempt, caller.requestId)
  const at = { corporationId: caller.corporationId, provider: attempt.provider, customerId: customer.customer_id }
  await linkIdentity(tx, clock, at, attempt.person)
}
