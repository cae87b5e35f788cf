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

/** The translations of a pass by their English texts. */
function textsIn(content: PassContent, brandName: LocalizedText, language: LocaleId): Record<string, string> {
  const labels: PassKey[] = [`kind.${content.kind}`]
  const names: LocalizedText[] = [content.title, brandName]
  for (const { label, value } of content.fields) {
    labels.push(label)
    const changed = `changed.${label}`
    if (isPassKey(changed)) labels.push(changed)
    if (value.kind === 'text') names.push(value.text)
  }
  return Object.fromEntries([
    ...labels.map(key => [passText('en_US', key), passText(language, key)]),
    ...names.map(text => [inLanguage(text, 'en_US'), inLanguage(text, language)]).filter(([english]) => english !== ''),
  ]) as Record<string, string>
}

/** The texts of a pass file by Apple's name of each language. */
export const appleTexts = (content: PassContent, brandName: LocalizedText) =>
  LANGUAGES.map(([apple, language]) => [apple, textsIn(content, brandName, language)] as const)
