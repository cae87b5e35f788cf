import { firstStartCalls as calls } from '@comanda/contract/brand'
import { refuse } from '@comanda/contract/core'
import { passwordFault } from '@comanda/domain/staff'
import { currencyOf, isTimeZone } from '@comanda/domain/store'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { brandNameOf, firstShopOf, insertFirstBrand, type NewBrandInput } from './new-brand.ts'
import { isSetupLink, useSetupLink } from './setup-links.ts'

export const checkSetupLink =
  ({ db, clock }: Deps): Handler<typeof calls.checkSetupLink> =>
  async (_caller, { token }) =>
    (await isSetupLink(db, token, new Date(clock()))) ? {} : refuse('setupLinkGone', { field: 'token' })

/** What of the input cannot be set up, before anything slow is done. */
function inputFault(input: NewBrandInput) {
  if (passwordFault(input.password, input.account)) return refuse('passwordEasy', { field: 'password' })
  if (!isTimeZone(input.timeZone)) return refuse('zoneUnknown', { field: 'timeZone' })
  return undefined
}

/**
 * Creates the brand, its first store and its owner, all or nothing. The link works once: of
 * simultaneous requests one succeeds and the others are refused, after which the owner signs in. SETUP-3
 */
export const createBrand = (deps: Deps): Handler<typeof calls.createBrand> =>
  changeWithOwnTransaction(calls.createBrand, 'single-use secret', async (_caller, input) => {
    const { db, clock } = deps
    const at = new Date(clock())
    // A token of 256 bits cannot be guessed: only its holder reaches the slow hash.
    if (!(await isSetupLink(db, input.token, at))) return refuse('setupLinkGone', { field: 'token' })
    const fault = inputFault(input)
    if (fault) return fault
    const currency = currencyOf(input.currencyCode)
    if (!currency) return refuse('currencyUnfit', { field: 'currencyCode' })
    const passwordHash = await deps.hashPassword(input.password)
    return db.inTx(async tx => {
      if (!(await useSetupLink(tx, input.token, at))) return refuse('setupLinkGone', { field: 'token' })
      const corporationId = await insertFirstBrand(tx, input, currency, at)
      if (corporationId === undefined) return refuse('setupLinkGone', { field: 'token' })
      const config = firstShopOf(input, currency, deps.paymentMethods())
      const { shopId } = await deps.createShop(tx, corporationId, config, at)
      await deps.insertHomePage(tx, corporationId, brandNameOf(input))
      const { name, account } = input
      const staffId = await deps.insertOwner(tx, { corporationId, shopId, name, account, passwordHash, at })
      await writeAuditLine(tx, {
        corporationId,
        shopId,
        what: 'brand.created',
        subject: input.brandName,
        by: { id: staffId, name },
        after: { brand: input.brandName, store: input.shopName, account, country: input.countryCode },
        cause: 'set up',
        at,
      })
      return { account, shopId }
    })
  })
