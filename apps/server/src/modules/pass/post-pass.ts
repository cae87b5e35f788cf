import { isRefusal, refuse } from '@comanda/contract/core'
import { pass as calls } from '@comanda/contract/pass'
import { Attachment, changeWithOwnTransaction, type Handler } from '../../platform/http/index.ts'
import type { ApplePasses } from '../../providers/pass/port.ts'
import type { PassDeps } from './deps.ts'
import { issuePass } from './issue-pass.ts'
import type { PassRow } from './tables.ts'

export const PKPASS = 'application/vnd.apple.pkpass'

/** Address of the update service for the passes of a brand. */
export const serviceUrl = (origin: string, corporationId: number): string => `${origin}/passes/apple/${corporationId}`

/** The signed file of a pass. @throws where its token was sealed with another secret */
export async function fileOf(deps: PassDeps, apple: ApplePasses, row: PassRow): Promise<Buffer> {
  const { corporation_id: corporationId } = row
  const token = deps.seal.open(row.sealed_token)
  if (token === undefined) throw new Error('the token of a pass cannot be read: SECRET was changed')
  const webServiceUrl = serviceUrl(deps.origin, corporationId)
  const identity = { serial: row.pass_id, token, webServiceUrl }
  return apple.file(row.content, identity, await deps.brandOf(corporationId))
}

/** A signed `.pkpass` file. CARD-9 */
export const postApplePass = (deps: PassDeps): Handler<typeof calls.postApplePass> =>
  changeWithOwnTransaction(calls.postApplePass, 'unique key', async (caller, input) => {
    const { apple } = deps.providers
    if (!apple) return refuse('passNotOffered')
    const row = await issuePass(deps, caller, input, false)
    if (isRefusal(row)) return row
    return new Attachment(await fileOf(deps, apple, row), PKPASS, 'pass.pkpass', row.changed_at)
  })

/** A link that saves the pass in Google Wallet. CARD-9 */
export const postGooglePass = (deps: PassDeps): Handler<typeof calls.postGooglePass> =>
  changeWithOwnTransaction(calls.postGooglePass, 'provider call', async (caller, input) => {
    const { google } = deps.providers
    if (!google) return refuse('passNotOffered')
    const row = await issuePass(deps, caller, input, true)
    if (isRefusal(row)) return row
    const saveUrl = await google.saveLink(row.content, row.pass_id, await deps.brandOf(row.corporation_id))
    return saveUrl === undefined ? refuse('busy') : { saveUrl }
  })

/** The wallets that are set up. CARD-9 */
export const getWalletConfig =
  ({ providers }: PassDeps): Handler<typeof calls.getWalletConfig> =>
  async () => ({ apple: providers.apple !== undefined, google: providers.google !== undefined })
