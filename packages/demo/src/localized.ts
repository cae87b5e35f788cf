import type { LocalizedText } from '@comanda/domain/money'

/** A text in the brand's three languages. */
export const localized = (en: string, zh: string, ar: string): LocalizedText => ({ en_US: en, zh_CN: zh, ar })
