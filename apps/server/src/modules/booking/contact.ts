import type { RequestOf } from '@comanda/contract/core'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { booking as calls } from '@comanda/contract/booking'
import type { Guest } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import type { KeptContact } from './tables.ts'

type Typed = RequestOf<typeof calls.create>['contact']

/** The contact as it is kept; without a phone nobody can be told that their table is ready. */
export async function contactOf(
  needs: Needs,
  who: Guest,
  typed: Typed,
): Promise<KeptContact | Refusal<'bookingContactNeeded' | 'tooMany'>> {
  const phone = typed.phoneNumber === '' ? undefined : await needs.phoneOf(typed.phoneNumber, typed.isoCode)
  if (!phone) return refuse('bookingContactNeeded', { field: 'contact.phoneNumber' })
  if (!(await needs.mayAsk(who, { ...phone, email: typed.email }))) return refuse('tooMany')
  return { firstName: typed.firstName, lastName: typed.lastName, email: typed.email, ...phone }
}
