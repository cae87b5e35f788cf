import { brandLink } from '@comanda/domain/navigation'
import { LINK_HOURS } from '@comanda/domain/staff'
import type { Tx } from '../../../platform/db/index.ts'
import { makeLink } from './links.ts'
import type { Deps } from '../deps.ts'
import type { StaffRow } from './queries.ts'

/** Whether a person has not set a password yet: until then the account cannot sign in. */
export const isInvited = ({ password_hash: hash }: Pick<StaffRow, 'password_hash'>): boolean => hash === ''

interface LinkInput {
  corporationId: number
  language: string
  /** Name of the inviting person, for a new account. */
  by?: string
}

/**
 * Sends a person a link to set their password: to their own address, in the caller's language. The token is behind `#`,
 * which no server receives. U3
 */
export async function sendLink(tx: Tx, deps: Deps, row: StaffRow, input: LinkInput): Promise<void> {
  const { corporationId, language, by = '' } = input
  const isNew = isInvited(row)
  const hours = LINK_HOURS[isNew ? 'invited' : 'forgotten']
  const token = await makeLink(tx, deps.clock, { corporationId, staffId: row.staff_id, hours })
  const brand = await deps.brandName(tx, corporationId, language)
  const link = brandLink(deps.origin, `/console#password/${token}`, corporationId)
  await deps.notify(tx, {
    corporationId,
    channel: 'email',
    destination: row.account,
    template: isNew && by !== '' ? 'staffInvited' : 'staffPassword',
    params: { name: row.name, account: row.account, brand, link, hours, by },
    language,
  })
}
