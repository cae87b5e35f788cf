import type { LocalizedText } from '../money/index.ts'
import type { GiftProgram } from './types.ts'

const NAMES: Readonly<Record<string, { en_US: string } & LocalizedText>> = {
  birthday: { en_US: 'Birthday', zh_CN: '生日', ar: 'عيد ميلاد' },
  thanks: { en_US: 'Thank you', zh_CN: '感谢', ar: 'شكرًا' },
  any: { en_US: 'Any occasion', zh_CN: '任意场合', ar: 'أي مناسبة' },
}

/** The occasions of a brand's first gift cards, named in its languages; in English where the built-in names lack one. CARD-5 */
export const usualOccasions = (languages: readonly string[]): GiftProgram['occasions'] =>
  Object.entries(NAMES).map(([occasion, names]) => ({
    occasion,
    name: Object.fromEntries(languages.map(language => [language, names[language] ?? names.en_US])),
  }))
