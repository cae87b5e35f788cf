import type { RequestOf } from '@comanda/contract/core'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { booking as calls } from '@comanda/contract/booking'
import type { Guest } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { StoredContact } from '../tables.ts'

type Typed = RequestOf<typeof calls.create>['contact']

/** The contact as stored; without a phone the guest cannot be notified that the table is ready. */
export async function contactOf(
  deps: Deps,
  caller: Guest,
  typed: Typed,
): Promise<StoredContact | Refusal<'bookingContactNeeded' | 'tooMany'>> {
  const phone = typed.phoneNumber === '' ? undefined : await deps.phoneOf(typed.phoneNumber, typed.isoCode)
  if (!phone) return refuse('bookingContactNeeded', { field: 'contact.phoneNumber' })
  if (!(await deps.mayAsk(caller, { ...phone, email: typed.email }))) return refuse('tooMany')
  return { firstName: typed.firstName, lastName: typed.lastName, email: typed.email, ...phone }
}
