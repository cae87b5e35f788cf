import { menuFaultTexts } from '@comanda/contract/menu'
import type { MenuFault } from '@comanda/domain/menu'
import { format } from '@comanda/messages'
import { currentLocale } from '@comanda/web/i18n'

const textsOf: Record<string, Record<string, string>> = menuFaultTexts

/** Text of a fault, the same as in the server's refusal. */
export function faultText({ reason, params }: Pick<MenuFault, 'reason' | 'params'>): string {
  const { id } = currentLocale()
  const texts = textsOf[reason] ?? {}
  return format({ language: id, map: { text: texts[id] ?? texts['en_US'] ?? '' } }, 'text', params)
}
