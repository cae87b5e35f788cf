import { createHmac, timingSafeEqual } from 'node:crypto'
import type { menuDraftCalls as calls } from '@comanda/contract/menu'
import { indexMenu, onSaleFrom } from '@comanda/domain/menu'
import type { Handler } from '../../../platform/http/index.ts'
import type { MenuNow } from '../../../ports/menu.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { draftOf } from './draft.ts'

const LASTS = 30 * 60_000

type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'secret'>

const signature = (secret: string, { corporationId, shopId }: ShopAt, until: string): string =>
  createHmac('sha256', secret)
    .update(`menu preview ${corporationId} ${shopId} ${until}`)
    .digest('base64url')
    .slice(0, 32)

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Whether a token shows the draft of this store now. */
export function isMenuPreview(
  token: string | undefined,
  shop: ShopAt,
  { clock, secret }: Pick<PreviewDeps, 'clock' | 'secret'>,
): boolean {
  const [until = '', sign = ''] = token?.split('.') ?? []
  return Number.parseInt(until, 36) > clock() && equal(sign, signature(secret, shop, until))
}

/** A token for the guest app in the console's frame. */
export const previewMenu =
  ({ clock, secret }: Deps): Handler<typeof calls.previewMenu> =>
  async ({ shop }) => {
    const ends = clock() + LASTS
    const until = ends.toString(36)
    return {
      token: `${until}.${signature(secret, shop, until)}`,
      until: new Date(ends).toISOString(),
      corporationId: shop.corporationId,
    }
  }

/** The draft as a menu, where the page was opened with a valid token; its version is that of the draft. */
export async function previewedMenu(
  deps: PreviewDeps,
  shop: ShopAt,
  token: string | undefined,
): Promise<MenuNow | undefined> {
  if (!isMenuPreview(token, shop, deps)) return undefined
  const { document, revision, version } = await draftOf(deps.db, shop)
  return { version: version + revision, index: indexMenu(onSaleFrom(document)) }
}
