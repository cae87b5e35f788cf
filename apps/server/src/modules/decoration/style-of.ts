import { themeOf } from '@comanda/contract/decoration'
import type { ThemeStyle } from '@comanda/domain/decoration'
import type { Plan } from './plan.ts'

/** A plan's theme, and the header of a store's menu. DECO-1, DECO-2 */
export const styleOf = ({ pages }: Plan): ThemeStyle => {
  const parts = pages.find(({ pageType }) => pageType === 'storeIndex')?.components ?? []
  const head = parts.find(part => part.kind === 'storeHead')
  return { ...themeOf(pages), ...(head && { storeHead: head.look }) }
}
