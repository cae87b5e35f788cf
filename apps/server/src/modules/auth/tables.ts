import type { Generated } from 'kysely'
import type { ProviderName, ProviderPerson } from '../../providers/sign-in/port.ts'
import type { StaffSession } from '../../platform/http/caller.ts'

export interface AuthTables {
  session: {
    corporation_id: number
    token_hash: string
    session_id: string
    owner: string
    customer_id: number
    kind: string
    staff: StaffSession | string | null
    device_id: string
    created_at: Date
    expires_at: Date
    /** The request that ended the session and returned another one: only its repeat may still use this one. API-3 */
    ended_by?: string | null
  }
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
    language: string
    created_at: Date
    /** When the phone number was last replaced by another. LOGIN-7 */
    phone_changed_at: Date | null
    /** When its owner deleted it; personal data is erased. */
    closed_at: Date | null
    /** A contact that staff corrected: its owner has not proved it yet. CARD-12 */
    phone_unverified: Generated<boolean>
    email_unverified: Generated<boolean>
  }
  verify_code: {
    corporation_id: number
    verify_code_id: string
    purpose: string
    destination: string
    owner: string
    code_hash: string
    tries: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
    used_by?: string | null
  }
  auth_ticket: {
    corporation_id: number
    ticket_hash: string
    purpose: string
    destination: string
    owner: string
    expires_at: Date
    /** The request that used it. API-3 */
    used_by?: string | null
  }
  agreement_accepted: {
    corporation_id: number
    customer_id: number
    agreement_id: string
    version: number
    accepted_at: Date
  }
  provider_sign_in: {
    corporation_id: number
    state_hash: string
    provider: ProviderName
    owner: string
    /** Above 0: the provider is connected to this account. */
    customer_id: number
    nonce: string
    verifier: string
    silent: boolean
    in_app: boolean
    return_to: string
    created_at: Date
    expires_at: Date
    called_back_at: Date | null
    code_hash: string | null
    person: ProviderPerson | string | null
    used_by: string | null
    link_hash: string | null
    linked_by: string | null
  }
  customer_identity: {
    corporation_id: number
    provider: ProviderName
    subject: string
    union_subject: string | null
    customer_id: number
    label: string
    linked_at: Date
  }
}
