import type * as z from 'zod/mini'
import type { ColumnType } from 'kysely'
import { personalColumns, type SealedPart } from '../../platform/personal-data.ts'
import type { segment } from '@comanda/contract/member'

export interface MemberTables {
  customer: {
    corporation_id: number
    customer_id: number
    nick: string
    avatar: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    birthday: string | null
    is_member: boolean
    order_news: boolean
    created_at: Date
    closed_at: Date | null
    visits: number
    last_visit_at: Date
    tags: string[]
    allergies: string
    /** Agreed to receive offers. */
    marketing: boolean
    phone_unverified: boolean
    email_unverified: boolean
  } & SealedPart
  member_visit: { corporation_id: number; order_id: string; customer_id: number; shop_id: number }
  member_segment: {
    corporation_id: number
    segment_id: string
    name: string
    filter: ColumnType<z.output<typeof segment>['filter'], string, string>
    created_at: Date
  }
  member_note: {
    corporation_id: number
    customer_id: number
    note_id: string
    text: string
    pinned: boolean
    author_id: string
    author_name: string
    created_at: Date
  } & SealedPart
  member_correction: {
    corporation_id: number
    customer_id: number
    correction_id: string
    field: CorrectedField
    before: string
    after: string
    reason: string
    author_id: string
    author_name: string
    created_at: Date
  } & SealedPart
}

export type CorrectedField =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'birthday'
  | 'marketing'
  | 'allergies'
  | 'tags'
export type CustomerRow = MemberTables['customer']

/** Allergies of a member. Names and contacts are searched, and therefore plain: decision 26. */
export const personalCustomer = personalColumns('customer', ['corporation_id', 'customer_id'], { allergies: '' })

/** Notes of staff about a member. */
export const personalNote = personalColumns('member_note', ['corporation_id', 'customer_id', 'note_id'], { text: '' })

/** The former and the new value of a corrected field, with the reason. */
export const personalCorrection = personalColumns(
  'member_correction',
  ['corporation_id', 'customer_id', 'correction_id'],
  { before: '', after: '', reason: '' },
)
