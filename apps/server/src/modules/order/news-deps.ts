import type { Tx } from '../../platform/db/index.ts'

/** News of an order for a guest who wanted it: what `template` says with `params`. */
export interface NewsByMail {
  corporationId: number
  customerId: number
  orderId: string
  template: string
  params: Record<string, string>
  language: string
}

/** What ordering asks for telling its guests by mail. */
export interface NewsDeps {
  /** Writes to the address the account has; to nobody who has changed their mind since. */
  tellByMail(tx: Tx, news: NewsByMail): Promise<void>
}
