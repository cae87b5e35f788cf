import type { MenuIndex } from '@comanda/domain/menu'
import { existingQuery } from '../../platform/query-cache.ts'
import { keyOf, type MenuOf, type ShownMenu } from './api.ts'

/** Menus modified for a table, with the originals. */
const plain = new WeakMap<MenuIndex<string>, MenuIndex<string>>()

/** Shows the menu as modified by `lay` for a table; the returned function restores it. CART-13 */
export function layMenu(of: MenuOf, lay: (index: MenuIndex<string>) => MenuIndex<string>): () => void {
  const question = existingQuery<ShownMenu>(keyOf(of))
  question?.update(held => {
    if (!held || plain.has(held.index)) return held
    const index = lay(held.index)
    plain.set(index, held.index)
    return { ...held, index }
  })
  return () =>
    question?.update(held => {
      const before = held && plain.get(held.index)
      return before ? { ...held, index: before } : held
    })
}
