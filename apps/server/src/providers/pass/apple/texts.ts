import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import type { PassContent } from '@comanda/domain/pass'
import type { LocaleId } from '@comanda/messages'
import { isPassKey, type PassKey, passText } from '@comanda/messages/passes'

/** Apple's names of the product's languages. */
const LANGUAGES: readonly [apple: string, LocaleId][] = [
  ['en', 'en_US'],
  ['zh-Hans', 'zh_CN'],
  ['ar', 'ar'],
]

function textsIn(content: PassContent, brandName: LocalizedText, language: LocaleId): Record<string, string> {
  const texts: Record<string, string> = {
    'text.title': inLanguage(content.title, language),
    'text.brand': inLanguage(brandName, language),
    'text.kind': passText(language, `kind.${content.kind}`),
  }
  for (const { label, value } of content.fields) {
    texts[`label.${label}`] = passText(language, label)
    const changed = `changed.${label}`
    if (isPassKey(changed)) texts[changed] = passText(language, changed satisfies PassKey)
    if (value.kind === 'text') texts[`text.${label}`] = inLanguage(value.text, language)
  }
  return texts
}

/** The texts of a pass file by Apple's name of each language. */
export const appleTexts = (content: PassContent, brandName: LocalizedText) =>
  LANGUAGES.map(([apple, language]) => [apple, textsIn(content, brandName, language)] as const)
