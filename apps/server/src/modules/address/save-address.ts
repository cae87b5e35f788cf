import type { address as calls } from '@comanda/contract/address'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { missingFields, tidyPostcode } from '@comanda/domain/address'
import { noticeText } from '@comanda/messages/notices'
import type { Tx } from '../../platform/db/index.ts'
import { type Guest, type Handler, once } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { keptPhone } from './phone.ts'
import { shown } from './present.ts'
import { addressesOf, addressOf, type Book, clearDefault, lockBook, MOST } from './queries.ts'
import type { AddressRow, AddressTables } from './tables.ts'

type Draft = RequestOf<typeof calls.create>
type Written = Omit<AddressRow, 'corporation_id' | 'owner' | 'address_id' | 'is_default' | 'created_at'>
type Saved = ReturnType<typeof shown>
type Unfit = Refusal<'addressIncomplete' | 'phoneInvalid'>

/** A draft as it is kept, or the field that stands in the way. */
async function written(draft: Draft, language: string): Promise<Written | Unfit> {
  const [field] = missingFields(draft)
  if (field) {
    const params = { field: noticeText(language, `refusal.field.${field}`) }
    return refuse('addressIncomplete', { field, params })
  }
  const phone = await keptPhone(draft.phoneNumber, draft.isoCode || draft.countryCode)
  if (!phone) return refuse('phoneInvalid', { field: 'phoneNumber' })
  const placed = draft.latitude !== undefined && draft.longitude !== undefined
  return {
    country_code: draft.countryCode,
    admin: draft.admin,
    city: draft.city,
    dependent_locality: draft.dependentLocality,
    postcode: tidyPostcode(draft.postcode),
    street1: draft.street1,
    street2: draft.street2,
    organization: draft.organization,
    first_name: draft.firstName,
    last_name: draft.lastName,
    phone_number: phone.phoneNumber,
    iso_code: phone.isoCode,
    label: draft.label,
    notes: draft.notes,
    latitude: placed ? (draft.latitude ?? null) : null,
    longitude: placed ? (draft.longitude ?? null) : null,
    coordinate_system: 'wgs84',
  }
}

const bookOf = (caller: Guest): Book => ({ corporationId: caller.corporationId, owner: caller.session.owner })

/** Keeps a new address. The first one is the default; no more than `MOST`, however many are sent at once. */
export const createAddress =
  (deps: Deps): Handler<typeof calls.create> =>
  async (caller, input) => {
    const kept = await written(input, caller.language)
    if ('refused' in kept) return kept
    const book = bookOf(caller)
    return once<Saved, Refusal<'addressesFull'>>(deps.db, caller, '/api/base/address/create', input, async tx => {
      await lockBook(tx, book)
      const present = await addressesOf(tx, book)
      if (present.length >= MOST) return refuse('addressesFull', { params: { most: MOST } })
      const isDefault = input.isDefault || present.length === 0
      if (isDefault) await clearDefault(tx, book)
      const row: AddressRow = {
        ...kept,
        corporation_id: book.corporationId,
        owner: book.owner,
        address_id: uuidv7(deps.clock),
        is_default: isDefault,
        created_at: new Date(deps.clock()),
      }
      await tx.withTables<AddressTables>().insertInto('address').values(row).execute()
      return shown(row, caller.language)
    })
  }

/** Rewrites one of the caller's own addresses. Another's is as if it were not there. A1 */
export const updateAddress =
  (deps: Deps): Handler<typeof calls.update> =>
  async (caller, input) => {
    const { addressId, ...draft } = input
    const kept = await written(draft, caller.language)
    if ('refused' in kept) return kept
    const book = bookOf(caller)
    return once<Saved, Refusal<'notFound'>>(deps.db, caller, '/api/base/address/update', input, async tx => {
      await lockBook(tx, book)
      const present = await addressOf(tx, book, addressId)
      if (!present) return refuse('notFound')
      if (input.isDefault) await clearDefault(tx, book)
      const row = { ...present, ...kept, is_default: input.isDefault || present.is_default }
      await writeRow(tx, row)
      return shown(row, caller.language)
    })
  }

async function writeRow(tx: Tx, row: AddressRow): Promise<void> {
  const { corporation_id, owner, address_id, created_at: _since, ...values } = row
  await tx
    .withTables<AddressTables>()
    .updateTable('address')
    .set(values)
    .where('corporation_id', '=', corporation_id)
    .where('owner', '=', owner)
    .where('address_id', '=', address_id)
    .execute()
}
