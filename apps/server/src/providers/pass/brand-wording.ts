import { locales } from '@comanda/messages'
import { type PassKey, passText } from '@comanda/messages/passes'
import { wordingOf } from '../../platform/brand-texts.ts'
import type { PassBrand } from './port.ts'

/** The languages of a brand's passes: the built-in ones, English first, and those the brand added. ETC-1 */
export const passLanguages = ({ texts }: Pick<PassBrand, 'texts'>): string[] => [
  ...new Set([...Object.keys(locales), ...(texts?.languages ?? [])]),
]

/** A text on a brand's pass in a language, in its own wording. SETUP-7 */
export const brandPassText = (
  { texts = { languages: [] } }: Pick<PassBrand, 'texts'>,
  language: string,
  key: PassKey,
) => passText(key, wordingOf(texts, language))
