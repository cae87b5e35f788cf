import { themeOf } from '@comanda/contract/decoration'
import type { ThemeStyle } from '@comanda/domain/decoration'
import type { Plan } from './plan.ts'

/** What a plan's theme chose, and how a store's menu begins. DECO-1, DECO-2 */
export const styleOf = ({ pages }: Plan): ThemeStyle => {
  const parts = pages.find(({ pageType }) => pageType === 'storeIndex')?.components ?? []
  const head = parts.find(part => part.kind === 'storeHead')
  return { ...themeOf(pages), ...(head && { storeHead: head.look }) }
}
