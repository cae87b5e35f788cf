import type * as z from 'zod/mini'
import type { ColumnType } from 'kysely'
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
  }
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
  }
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
  }
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
