import { notification as calls } from '@comanda/contract/notification'
import type { ResponseOf } from '@comanda/contract/core'
import { allChoices, wantsNotice, withChoices } from '@comanda/domain/notification'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { isTimeZone } from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/caller.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { pushKeysOf } from '../push/keys.ts'
import { changePreferences, type Preferences, preferencesOf } from './stored.ts'

async function shown(
  deps: Deps,
  db: Queries,
  caller: Guest,
  stored: Preferences,
): Promise<ResponseOf<typeof calls.preferences>> {
  const { corporationId, session } = caller
  const contacts = session.customerId > 0 ? await deps.contactsOf(db, corporationId, session.customerId) : undefined
  return {
    choices: allChoices(stored.choices),
    quiet: stored.quiet ?? null,
    email: contacts?.email ?? '',
    phone: contacts?.phone ?? '',
    sendsSms: deps.outboxOpen || deps.messengers.phone !== undefined,
    pushKey: (await pushKeysOf(deps, corporationId)).publicKey,
  }
}

/** The caller's preferences, with the defaults. NOTIFY-1 */
export const queryPreferences =
  (deps: Deps): Handler<typeof calls.preferences> =>
  async caller =>
    shown(deps, deps.db, caller, await preferencesOf(deps.db, caller.corporationId, caller.session.owner))

/** Changes the caller's preferences. NOTIFY-1, NOTIFY-2 */
export const savePreferences = (deps: Deps): Handler<typeof calls.savePreferences> =>
  change(calls.savePreferences, deps, async (tx, caller, { choices, quiet, timeZone }) => {
    const { corporationId, session } = caller
    const at = { corporationId, owner: session.owner, now: new Date(deps.clock()) }
    const saved = await changePreferences(tx, at, stored => ({
      choices: withChoices(stored.choices, choices),
      quiet: quiet === undefined ? stored.quiet : (quiet ?? undefined),
      timeZone: isTimeZone(timeZone) ? timeZone : stored.timeZone,
    }))
    await copyOrderMails(tx, deps, { corporationId, owner: session.owner }, saved)
    return shown(deps, tx, caller, saved)
  })

/** Copies an account's choice of e-mails about orders to where its sessions read it. */
export async function copyOrderMails(
  tx: Tx,
  deps: Pick<Deps, 'orderMailsChanged'>,
  { corporationId, owner }: { corporationId: number; owner: string },
  { choices }: Preferences,
): Promise<void> {
  if (owner.startsWith('c:'))
    await deps.orderMailsChanged(tx, corporationId, Number(owner.slice(2)), wantsNotice(choices, 'email', 'order'))
}
