import type { LocalizedText } from '@comanda/domain/money'
import { agreements, type DemoAgreement } from './agreements.ts'
import { corporation } from './corporation.ts'

/** Those of other subjects are put in force with the subject. */
const START_WITH = ['terms', 'privacy']
/** Today's terms are in force on any day a server is started. */
const EFFECTIVE_FROM = '2026-01-01'

/** The demo's terms and privacy notice, or others of its agreements, with another brand's name: a text to start with, which the owner reviews. SETUP-5 */
export function sampleAgreements(name: LocalizedText, agreementIds: readonly string[] = START_WITH): DemoAgreement[] {
  const own = (text: string, language: string): string => {
    const theirs = name[language] ?? Object.values(name)[0] ?? ''
    return text.replaceAll(corporation.name[language] ?? '', () => theirs)
  }
  return agreements
    .filter(agreement => agreementIds.includes(agreement.agreementId))
    .map(agreement => ({
      ...agreement,
      version: 1,
      effectiveFrom: EFFECTIVE_FROM,
      paragraphs: Object.fromEntries(
        Object.entries(agreement.paragraphs).map(([language, texts]) => [
          language,
          texts.map(text => own(text, language)),
        ]),
      ),
    }))
}
