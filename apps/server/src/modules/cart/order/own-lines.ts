import type { CartLine, ModifyItem } from '@comanda/domain/cart'
import type { Surroundings } from '../surroundings.ts'

/** Whether the caller changes their own lines only: friends in a group do, its host may change all. */
export const ownOnly = ({ group }: Pick<Surroundings, 'group'>): boolean => group !== undefined && !group.isHost

/** Whether a change names a line of another's. */
export const namesOthers = (
  lines: readonly CartLine[],
  items: readonly ModifyItem[],
  me: string | undefined,
): boolean =>
  items.some(item => 'itemKey' in item && lines.some(line => line.itemKey === item.itemKey && line.addedBy !== me))
