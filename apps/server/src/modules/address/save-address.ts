import type { address as calls } from '@comanda/contract/address'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { missingFields, tidyPostcode } from '@comanda/domain/address'
import { refusalWords } from '@comanda/messages/refusals'
import type { Tx } from '../../platform/db/index.ts'
import { type Guest, type Handler, once } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Needs } from './needs.ts'
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
    const params = { field: refusalWords(language, `refusal.field.${field}`) }
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

const bookOf = (who: Guest): Book => ({ corporationId: who.corporationId, owner: who.session.owner })

/** Keeps a new address. The first one is the default; no more than `MOST`, however many are sent at once. */
export const createAddress =
  (needs: Needs): Handler<typeof calls.create> =>
  async (who, ask) => {
    const kept = await written(ask, who.language)
    if ('refused' in kept) return kept
    const book = bookOf(who)
    return once<Saved, Refusal<'addressesFull'>>(needs.db, who, '/api/base/address/create', ask, async tx => {
      await lockBook(tx, book)
      const present = await addressesOf(tx, book)
      if (present.length >= MOST) return refuse('addressesFull', { params: { most: MOST } })
      const isDefault = ask.isDefault || present.length === 0
      if (isDefault) await clearDefault(tx, book)
      const row: AddressRow = {
        ...kept,
        corporation_id: book.corporationId,
        owner: book.owner,
        address_id: uuidv7(needs.clock),
        is_default: isDefault,
        created_at: new Date(needs.clock()),
      }
      await tx.withTables<AddressTables>().insertInto('address').values(row).execute()
      return shown(row, who.language)
    })
  }

/** Rewrites one of the caller's own addresses. Another's is as if it were not there. A1 */
export const updateAddress =
  (needs: Needs): Handler<typeof calls.update> =>
  async (who, ask) => {
    const { addressId, ...draft } = ask
    const kept = await written(draft, who.language)
    if ('refused' in kept) return kept
    const book = bookOf(who)
    return once<Saved, Refusal<'notFound'>>(needs.db, who, '/api/base/address/update', ask, async tx => {
      await lockBook(tx, book)
      const present = await addressOf(tx, book, addressId)
      if (!present) return refuse('notFound')
      if (ask.isDefault) await clearDefault(tx, book)
      const row = { ...present, ...kept, is_default: ask.isDefault || present.is_default }
      await writeRow(tx, row)
      return shown(row, who.language)
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
