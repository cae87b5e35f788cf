import type { ThemeStyle } from '@comanda/domain/decoration'
import type { DecorationPage } from './shapes.ts'

/** The theme among decorated pages: what its components choose, together. Empty where there is none. DECO-2 */
export function themeOf(pages: readonly DecorationPage[]): ThemeStyle {
  const chosen = pages.find(({ pageType }) => pageType === 'theme')?.components ?? []
  return Object.assign({}, ...chosen.map(({ kind: _, id: __, ...fields }) => fields)) as ThemeStyle
}
