import type { CartLine, ModifyItem } from '@comanda/domain/cart'
import type { CartContext } from '../cart-context.ts'

/** Whether the caller may change only their own lines: friends in a group, but not its host. */
export const ownOnly = ({ group }: Pick<CartContext, 'group'>): boolean => group !== undefined && !group.isHost

/** Whether a change names another person's line. */
export const namesOthers = (
  lines: readonly CartLine[],
  items: readonly ModifyItem[],
  me: string | undefined,
): boolean =>
  items.some(item => 'itemKey' in item && lines.some(line => line.itemKey === item.itemKey && line.addedBy !== me))
