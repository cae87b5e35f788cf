import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import type { PassContent } from '@comanda/domain/pass'
import { localeNamed } from '@comanda/messages'
import { englishPassText, isPassKey, type PassKey } from '@comanda/messages/passes'
import { brandPassText, passLanguages } from '../brand-wording.ts'
import type { PassBrand } from '../port.ts'

/** Apple's names of languages where they are not the tag. */
const NAMES: Readonly<Record<string, string>> = { en_US: 'en', zh_CN: 'zh-Hans', ar: 'ar' }

type Brand = Pick<PassBrand, 'name' | 'texts'>

/** The translations of a pass by their English texts. */
function textsIn(content: PassContent, brand: Brand, language: string): Record<string, string> {
  const labels: PassKey[] = [`kind.${content.kind}`]
  const names: LocalizedText[] = [content.title, brand.name]
  for (const { label, value } of content.fields) {
    labels.push(label)
    const changed = `changed.${label}`
    if (isPassKey(changed)) labels.push(changed)
    if (value.kind === 'text') names.push(value.text)
  }
  return Object.fromEntries([
    ...labels.map(key => [englishPassText(key), brandPassText(brand, language, key)]),
    ...names.map(text => [inLanguage(text, 'en_US'), inLanguage(text, language)]).filter(([english]) => english !== ''),
  ]) as Record<string, string>
}

/** The texts of a pass file by Apple's name of each language. */
export const appleTexts = (content: PassContent, brand: Brand) =>
  passLanguages(brand).map(
    language => [NAMES[language] ?? localeNamed(language).tag, textsIn(content, brand, language)] as const,
  )
