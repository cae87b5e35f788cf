import { address as calls } from '@comanda/contract/address'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { missingFields, tidyPostcode } from '@comanda/domain/address'
import { noticeText } from '@comanda/messages/notices'
import type { Tx } from '../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { storedPhone } from './phone.ts'
import { shownAddress } from './present.ts'
import { addressesOf, addressOf, type Book, clearDefault, lockBook, MAX_ADDRESSES } from './queries.ts'
import { toStored } from '../../platform/personal-data.ts'
import { type AddressRow, type AddressTables, personalAddress } from './tables.ts'

type Draft = RequestOf<typeof calls.create>
type Values = Omit<AddressRow, 'corporation_id' | 'owner' | 'address_id' | 'is_default' | 'created_at'>
type Unfit = Refusal<'addressIncomplete' | 'phoneInvalid'>

/** The values an address is stored with, or the refusal of the first field that is not valid. */
async function valuesOf(draft: Draft, language: string): Promise<Values | Unfit> {
  const [field] = missingFields(draft)
  if (field) {
    const params = { field: noticeText(language, `refusal.field.${field}`) }
    return refuse('addressIncomplete', { field, params })
  }
  const phone = await storedPhone(draft.phoneNumber, draft.isoCode || draft.countryCode)
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

/** Saves a new address. The first one becomes the default; a caller has at most `MAX_ADDRESSES`, also under concurrency. */
export const createAddress = (deps: Deps): Handler<typeof calls.create> =>
  changeInSteps(calls.create, deps, {
    prepare: ({ language }, input) => valuesOf(input, language),
    async work(tx, caller, input, values) {
      const book = bookOf(caller)
      await lockBook(tx, book)
      const present = await addressesOf(tx, book)
      if (present.length >= MAX_ADDRESSES) return refuse('addressesFull', { params: { most: MAX_ADDRESSES } })
      const isDefault = input.isDefault || present.length === 0
      if (isDefault) await clearDefault(tx, book)
      const row: AddressRow = {
        ...values,
        corporation_id: book.corporationId,
        owner: book.owner,
        address_id: uuidv7(deps.clock),
        is_default: isDefault,
        created_at: new Date(deps.clock()),
      }
      await tx
        .withTables<AddressTables>()
        .insertInto('address')
        .values(await toStored(tx, personalAddress, row))
        .execute()
      return shownAddress(row, caller.language)
    },
  })

/** Changes one of the caller's own addresses; another person's is answered as not found. A1 */
export const updateAddress = (deps: Deps): Handler<typeof calls.update> =>
  changeInSteps(calls.update, deps, {
    prepare: ({ language }, input) => valuesOf(input, language),
    async work(tx, caller, input, values) {
      const book = bookOf(caller)
      await lockBook(tx, book)
      const present = await addressOf(tx, book, input.addressId)
      if (!present) return refuse('notFound')
      if (input.isDefault) await clearDefault(tx, book)
      const row = { ...present, ...values, is_default: input.isDefault || present.is_default }
      await writeRow(tx, row)
      return shownAddress(row, caller.language)
    },
  })

async function writeRow(tx: Tx, row: AddressRow): Promise<void> {
  const { corporation_id, owner, address_id, created_at: _since, ...values } = await toStored(tx, personalAddress, row)
  await tx
    .withTables<AddressTables>()
    .updateTable('address')
    .set(values)
    .where('corporation_id', '=', corporation_id)
    .where('owner', '=', owner)
    .where('address_id', '=', address_id)
    .execute()
}
