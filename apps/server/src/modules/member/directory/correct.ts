import { directoryCalls as calls } from '@comanda/contract/member'
import { isRefusal, refuse } from '@comanda/contract/core'
import { isDuplicate, type Tx } from '../../../platform/db/index.ts'
import { type BrandAt, changeInSteps, type Handler, type InputOf } from '../../../platform/http/index.ts'
import type { MemberDeps, Profile } from '../deps.ts'
import { birthdayFault } from '../own-profile.ts'
import { fromStored, toStored } from '../../../platform/personal-data.ts'
import { type CustomerRow, type MemberTables, personalCustomer } from '../tables.ts'
import { correctionMark, lockedCustomer, recordCorrections, type Values, valuesOf } from './corrections.ts'
import { profileShown } from './profile.ts'

type Input = InputOf<typeof calls.correctMember>

const wantedOf = ({ marketing, firstName, lastName, email, birthday, allergies }: Input, phone: string): Values => ({
  firstName,
  lastName,
  phone,
  email,
  birthday,
  marketing: marketing ? 'yes' : 'no',
  allergies,
})

/** The typed phone number as it is stored; empty stays empty. */
async function phoneIn(deps: MemberDeps, caller: BrandAt, { phone }: Input) {
  if (phone === '') return ''
  const shops = await deps.shopsOf(caller.corporationId)
  const country = shops.find(({ shopId }) => shopId === caller.shop.shopId)?.address.countryCode ?? ''
  return (await deps.phoneOf(phone, country)) ?? refuse('contactUnclear', { field: 'phone' })
}

/** Tells the owner of a contact that was replaced, at that contact. LOGIN-7 */
async function notifyFormer(
  tx: Tx,
  deps: MemberDeps,
  caller: BrandAt,
  channel: 'phone' | 'email',
  values: { before: Values; after: Values },
) {
  const destination = values.before[channel]
  if (destination === '' || destination === values.after[channel]) return
  const contact = `•••${values.after[channel].slice(-4)}`
  const { corporationId, language } = caller
  await deps.notify(tx, {
    corporationId,
    channel,
    destination,
    language,
    template: 'contactChanged',
    params: { contact },
  })
}

async function write(
  tx: Tx,
  row: CustomerRow,
  after: Values,
  changes: readonly (keyof Values)[],
): Promise<CustomerRow> {
  const { corporation_id, customer_id } = row
  const { allergies, sealed_personal } = await toStored(tx, personalCustomer, {
    corporation_id,
    allergies: after.allergies,
  })
  const health = { allergies, sealed_personal }
  const changed = await tx
    .withTables<MemberTables>()
    .updateTable('customer')
    .set({
      first_name: after.firstName,
      last_name: after.lastName,
      phone: after.phone || null,
      email: after.email || null,
      birthday: after.birthday || null,
      marketing: after.marketing === 'yes',
      ...health,
      ...(changes.includes('phone') && { phone_unverified: after.phone !== '' }),
      ...(changes.includes('email') && { email_unverified: after.email !== '' }),
    })
    .where('corporation_id', '=', corporation_id)
    .where('customer_id', '=', customer_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromStored(personalCustomer, changed)
}

async function correct(tx: Tx, deps: MemberDeps, caller: BrandAt, input: Input, phone: string) {
  const { corporationId } = caller
  const row = await lockedCustomer(tx, corporationId, input.customerId)
  if (!row) return refuse('notFound', { field: 'customerId' })
  if (phone === '' && input.email === '') return refuse('memberWithoutContact', { field: 'phone' })
  const today = new Date(deps.clock()).toISOString().slice(0, 10)
  if (birthdayFault('', input.birthday, today)) return refuse('birthdayWrong', { field: 'birthday' })
  const values = { before: valuesOf(row), after: wantedOf(input, phone) }
  const fields = Object.keys(values.before) as (keyof Values)[]
  const changes = fields.filter(field => values.before[field] !== values.after[field])
  if (changes.length === 0) return profileShown(deps, tx, caller, row)
  // A console that is older than revisions sends none: what it saw is not known.
  if (input.mark !== correctionMark(row)) return refuse('changedMeanwhile')
  const after = await write(tx, row, values.after, changes)
  const { customerId, reason } = input
  await recordCorrections(tx, deps, caller, { customerId, changes, values, reason })
  for (const channel of ['phone', 'email'] as const) await notifyFormer(tx, deps, caller, channel, values)
  // Somebody else may hold the former contact: it signs in no more, and neither do its sessions.
  if (changes.includes('phone') || changes.includes('email'))
    await deps.endSessions(tx, corporationId, input.customerId)
  return profileShown(deps, tx, caller, after)
}

/** Corrects a member's names, contacts and consent, with the reason. CARD-12, L2 */
export const correctMember = (deps: MemberDeps): Handler<typeof calls.correctMember> =>
  changeInSteps(calls.correctMember, deps, {
    prepare: async (caller, input) => {
      const phone = await phoneIn(deps, caller, input)
      return isRefusal(phone) ? phone : { phone }
    },
    work: (tx, caller, input, { phone }): Promise<Profile | ReturnType<typeof refuse<'notFound'>>> =>
      correct(tx, deps, caller, input, phone) as never,
    failed: error => (isDuplicate(error) ? refuse('contactTaken', { field: 'phone' }) : undefined),
  })
