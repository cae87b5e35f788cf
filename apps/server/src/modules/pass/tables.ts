import type { PassContent, PassKind } from '@comanda/domain/pass'

export interface PassRow {
  corporation_id: number
  pass_id: string
  owner: string
  kind: PassKind
  /** Id of the card or booking, code of the coupon, id of the campaign. */
  subject_id: string
  sealed_token: string
  content: PassContent
  /** Stored at Google. */
  in_google: boolean
  created_at: Date
  /** In whole seconds, and later with every change: HTTP dates have no more. */
  changed_at: Date
  voided_at: Date | null
}

export interface RegistrationRow {
  corporation_id: number
  device_id: string
  pass_id: string
  sealed_push_token: string
  registered_at: Date
}
