import { themeOf } from '@comanda/contract/decoration'
import { partsOfMenu, type ThemeStyle } from '@comanda/domain/decoration'
import type { Plan } from './plan.ts'

/** A plan's theme, and the header of a store's menu with the room above its dishes. DECO-1, DECO-2 */
export const styleOf = ({ pages }: Plan): ThemeStyle => {
  const parts = pages.find(({ pageType, variant }) => pageType === 'storeIndex' && !variant)?.components ?? []
  const head = parts.find(part => part.kind === 'storeHead')
  return {
    ...themeOf(pages),
    ...(head && { storeHead: head.look }),
    ...(partsOfMenu(parts).above.length > 0 && { menuStrip: true }),
  }
}
