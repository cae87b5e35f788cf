import { reference } from '@comanda/contract/reference'
import { send } from '../platform/send/index.ts'

type Texts = Record<string, string>

const requested = new Map<string, Promise<Texts>>()

async function request(language: string): Promise<Texts> {
  const input = { userLanguage: language, namespace: 'brand' } as const
  const answer = await send(reference.listResourceLanguageMaps, input, { background: true }).catch(() => undefined)
  return answer?.maps[language] ?? {}
}

/** The brand's own texts in a language other than the first page's, requested once; none if they cannot be loaded. ETC-1 */
export function brandTexts(language: string): Promise<Texts> {
  const texts = requested.get(language) ?? request(language)
  requested.set(language, texts)
  return texts
}
