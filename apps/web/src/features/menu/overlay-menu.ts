import type { MenuIndex } from '@comanda/domain/menu'
import { existingQuery } from '../../platform/cache/query-cache.ts'
import { keyOf, type MenuOf, type ShownMenu } from './api.ts'

/** Menus modified for a table, with the originals. */
const plain = new WeakMap<MenuIndex<string>, MenuIndex<string>>()

/** Shows the menu as modified by `lay` for a table; the returned function restores it. CART-13 */
export function overlayMenu(of: MenuOf, lay: (index: MenuIndex<string>) => MenuIndex<string>): () => void {
  const question = existingQuery<ShownMenu>(keyOf(of))
  question?.update(stored => {
    if (!stored || plain.has(stored.index)) return stored
    const index = lay(stored.index)
    plain.set(index, stored.index)
    return { ...stored, index }
  })
  return () =>
    question?.update(stored => {
      const before = stored && plain.get(stored.index)
      return before ? { ...stored, index: before } : stored
    })
}
